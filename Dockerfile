# The shop as its unpacked Debian package. It needs your own PostgreSQL (DATABASE_URL). It does not run as root and contains nothing
# that builds or tests.
FROM node:22-bookworm-slim AS build
# The pinned Node, which builds and runs the shop, needs libatomic1.
RUN apt-get update && apt-get install --no-install-recommends --yes libatomic1
WORKDIR /src
COPY . .
RUN npm run bundle -- /out

FROM debian:bookworm-slim
RUN apt-get update \
	&& apt-get install --no-install-recommends --yes ca-certificates libatomic1 \
	&& rm -rf /var/lib/apt/lists/* \
	&& useradd --system --uid 10001 --home-dir /opt/dukan --shell /usr/sbin/nologin dukan \
	&& install -d -o dukan -g dukan /var/lib/dukan-shop
RUN --mount=type=bind,from=build,source=/out,target=/out dpkg-deb --extract /out/dukan_*.deb /
WORKDIR /opt/dukan/package
USER dukan
ENV NODE_ENV=production MALLOC_ARENA_MAX=1 DATA_DIR=/var/lib/dukan-shop HOST=0.0.0.0 PORT=3000
VOLUME ["/var/lib/dukan-shop"]
EXPOSE 3000
HEALTHCHECK --start-period=5m --interval=10s --timeout=3s CMD ["node_modules/.bin/node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/healthz').then(({ok})=>process.exit(ok?0:1),()=>process.exit(1))"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["node_modules/.bin/node", "--max-semi-space-size=8", "--max-old-space-size=512", "--disable-warning=ExperimentalWarning"]
CMD ["apps/server/src/server.mjs"]
