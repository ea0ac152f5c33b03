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
RUN useradd --system --no-create-home --home-dir /data mandala && install -d -o mandala -m 700 /data
COPY --from=build /src/target/release/mandala /usr/local/bin/mandala
USER mandala
VOLUME /data
EXPOSE 8787
ENV MANDALA_LISTEN=0.0.0.0:8787 MANDALA_DATA=/data MANDALA_LOG=json
STOPSIGNAL SIGTERM
ENTRYPOINT ["mandala"]
CMD ["serve"]
