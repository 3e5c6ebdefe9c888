# Installs and builds as `npm start` does.
FROM node:26-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts scripts
RUN node -e "import('./scripts/install.mjs').then(({ install }) => install())"
COPY contract contract
COPY web web
COPY index.html vite.config.ts tsconfig.json ./
RUN node -e "import('./scripts/build.mjs').then(({ build }) => build())" && npm prune --omit=dev

# Runs on the Node that came with the project, the one it is tested with.
FROM debian:bookworm-slim
RUN apt-get update && apt-get install -y --no-install-recommends libatomic1 && rm -rf /var/lib/apt/lists/* \
  && useradd --system --uid 10001 --no-create-home journal \
  && mkdir --mode=700 /data && chown journal /data
WORKDIR /app
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY package.json ./
COPY contract contract
COPY models models
COPY server server
USER journal
ENV NODE_ENV=production PORT=3000 HOST=0.0.0.0 DATA_DIR=/data
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --start-interval=1s CMD ["node_modules/.bin/node", "-e", \
  "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node_modules/.bin/node", "server/main.ts"]
