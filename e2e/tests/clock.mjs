// A clock of the tests' own. Everything that takes time in a presentation is an animation of the browser, so a test
// that moves the animations on moves the time: a slow machine films sixty frames a second of it just as a fast one
// does.
//
// This runs in the page, before anything of the page's own. It is plain JavaScript: the film strips use it without a compiler.

/** Installs `window.clock`. Animations that end stand still unless the clock moves; those that breathe for ever are left alone. */
export function installClock() {
  const FRAME = 1000 / 60;
  const begun = new Set();
  const endOf = (animation) => Number(animation.effect?.getComputedTiming().endTime ?? 0);

  // What begins, begins standing still, so that no time passes between two frames unless a test asks for it.
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...args) {
    const animation = animate.apply(this, args);
    if (Number.isFinite(endOf(animation))) {
      begun.add(animation);
      hold(animation);
    }
    return animation;
  };
  function hold(animation) {
    const { currentTime } = animation;
    animation.pause();
    animation.currentTime = currentTime ?? 0;
  }

  // Whatever the page does once a frame, it does once a frame of this clock.
  const nextPaint = window.requestAnimationFrame.bind(window);
  let callbacks = new Map();
  let ids = 0;
  window.requestAnimationFrame = (callback) => {
    callbacks.set((ids += 1), callback);
    return ids;
  };
  window.cancelAnimationFrame = (id) => void callbacks.delete(id);
  function runCallbacks() {
    const now = callbacks;
    callbacks = new Map();
    for (const callback of now.values()) callback(performance.now());
  }

  /** Whatever is moving: what the page has begun itself, transitions and animations of style sheets. */
  function moving() {
    const all = new Set([...begun, ...document.getAnimations()]);
    return [...all].filter((animation) => {
      const over = animation.playState === 'finished' || animation.playState === 'idle';
      if (over) begun.delete(animation);
      return !over && Number.isFinite(endOf(animation));
    });
  }

  const port = new MessageChannel();
  const message = () =>
    new Promise((done) => {
      port.port1.onmessage = done;
      port.port2.postMessage(null);
    });
  /** Lets tasks and timers without a delay run. A timer set by a timer would wait longer each time; one set by a message does not. */
  async function settle() {
    await message();
    await new Promise((done) => setTimeout(done));
  }

  /** One frame: everything moves on by so many milliseconds, and what follows from that happens. */
  async function step(milliseconds = FRAME) {
    for (const animation of moving()) {
      if (animation.playState === 'running') hold(animation);
      const time = Number(animation.currentTime ?? 0) + milliseconds * animation.playbackRate;
      if (time >= endOf(animation)) animation.finish();
      else animation.currentTime = time;
    }
    runCallbacks();
    await settle();
  }

  let running = false;
  let onFrame = () => undefined;
  const clock = {
    frames: 0,
    held: false,
    step,
    moving: () => moving().length,
    /** Runs as fast as it can; while nothing moves, as fast as the screen. Tells `each` of every frame; `false` holds the clock. */
    async run(each = () => undefined) {
      onFrame = each;
      if (running) return;
      running = true;
      while (running) {
        if (clock.held) {
          while (clock.held) await new Promise((done) => setTimeout(done, 5));
          // What was done meanwhile is seen before it moves.
          onFrame();
        }
        if (moving().length > 0) await step();
        else {
          await new Promise(nextPaint);
          runCallbacks();
          await settle();
        }
        clock.frames += 1;
        if (onFrame() === false) clock.held = true;
      }
    },
    stop() {
      running = false;
    },
  };
  window.clock = clock;
  void clock.run();
}
