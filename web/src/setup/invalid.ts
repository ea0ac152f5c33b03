// What a form lacks, said below its field instead of in a bubble of the browser.

import { t } from '../words';

/**
 * Says what is wrong with a field that a form was not sent for, until it is changed, or put right by something else in the form.
 * The first one of a form gets the focus.
 */
export function reportInvalid(field: EventTarget | null): void {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return;
  if (field === field.form?.querySelector(':invalid:not(fieldset)')) field.focus();
  if (field.nextElementSibling?.matches('[data-invalid]')) return;
  const text = document.createElement('p');
  text.className = 'error';
  text.role = 'alert';
  text.dataset['invalid'] = '';
  text.textContent = wrong(field);
  field.after(text);
  field.setAttribute('aria-invalid', 'true');
  const listeners = new AbortController();
  const { signal } = listeners;
  const clear = (): void => {
    text.remove();
    field.removeAttribute('aria-invalid');
    listeners.abort();
  };
  const look = (): void => {
    if (field.validity.valid) clear();
  };
  field.addEventListener('input', clear, { signal });
  // A chip that puts the field right fires no `input` there. A task later it has done so.
  for (const type of ['change', 'click']) field.form?.addEventListener(type, () => setTimeout(look), { signal });
}

function wrong(field: HTMLInputElement | HTMLSelectElement): string {
  const { validity } = field;
  if (validity.valueMissing) return t('forms-missing');
  if (field instanceof HTMLInputElement) {
    if (validity.tooShort) return t('forms-short', { least: field.minLength });
    if (field.type === 'number') return t('forms-range', { least: field.min, most: field.max });
  }
  return t('forms-wrong');
}
