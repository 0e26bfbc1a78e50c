# syntax=docker/dockerfile:1
# The page host with its embedded marketplace: built files and 32 MB of packages, run by a user without rights.
#   docker build -t etalase . && docker run -p 3000:3000 -v etalase-data:/data etalase

# The Node that the tests run on: that of the package `node` in package.json.
ARG NODE_VERSION=26.10.0

FROM node:${NODE_VERSION}-slim AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev
COPY . .
RUN npm run release -- /app
WORKDIR /app
RUN npm ci --omit=dev

FROM node:${NODE_VERSION}-slim
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data \
    NODE_COMPILE_CACHE=/data/compiled \
    LOG_FORMAT=json
RUN install -d -o node -g node /data
WORKDIR /app
COPY --from=build /app ./
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Not by npm: a signal has to reach the host itself.
CMD ["node", "server/main.ts"]
