# The table server in a container. docs/operations.md says how to run it.
FROM node:22-bookworm-slim AS web
WORKDIR /src/web
COPY web/package.json web/package-lock.json web/.npmrc ./
RUN npm install --no-save
COPY locales /src/locales
COPY web ./
RUN npm run build

FROM rust:1.95-slim-bookworm AS build
WORKDIR /src
# Which commit this is, for `mandala --version`: the .git folder does not travel.
ARG MANDALA_COMMIT="unknown commit"
ENV MANDALA_COMMIT=${MANDALA_COMMIT}
COPY . .
COPY --from=web /src/web/dist web/dist
RUN cargo build --locked --release --package cli --bin mandala

FROM debian:bookworm-slim
# The certificates by which a database or a bus with TLS is known.
RUN apt-get update \
    && apt-get install --yes --no-install-recommends ca-certificates \
    && rm -rf /var/lib/apt/lists/*
RUN useradd --system --no-create-home --home-dir /data mandala && install -d -o mandala -m 700 /data
COPY --from=build /src/target/release/mandala /usr/local/bin/mandala
USER mandala
VOLUME /data
EXPOSE 8787
ENV MANDALA_LISTEN=0.0.0.0:8787 MANDALA_DATA=/data MANDALA_LOG=json
STOPSIGNAL SIGTERM
# The image has no program that asks for pages; its shell will do. Another port needs another check, and a worker none.
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
    CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8787 && printf 'GET /readyz HTTP/1.1\\r\\nHost: localhost\\r\\nConnection: close\\r\\n\\r\\n' >&3 && read -r _ status _ <&3 && [ \"$status\" = 200 ]"]
ENTRYPOINT ["mandala"]
CMD ["serve"]
