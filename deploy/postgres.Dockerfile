# The image of PostgreSQL that compose.yml uses: pgvector's image with the package from pg_textsearch's releases.
#   docker build --file deploy/postgres.Dockerfile --build-arg PG_TEXTSEARCH_SHA256=... --tag troupe-postgres:0.2.0 deploy
# docs/operations.md, "Compose", says where the checksum comes from.
FROM pgvector/pgvector:pg17
ARG PG_TEXTSEARCH_VERSION=1.4.0
# Checksum of the package for this processor architecture. There is no default: without it nothing is installed.
ARG PG_TEXTSEARCH_SHA256
ARG TARGETARCH
ARG PG_TEXTSEARCH_URL=https://github.com/timescale/pg_textsearch/releases/download/v${PG_TEXTSEARCH_VERSION}/pg-textsearch-v${PG_TEXTSEARCH_VERSION}-pg17-${TARGETARCH}.zip
ADD ${PG_TEXTSEARCH_URL} /tmp/pg_textsearch/package.zip
RUN set -eu; \
    : "${PG_TEXTSEARCH_SHA256:?give the checksum of ${PG_TEXTSEARCH_URL} by --build-arg PG_TEXTSEARCH_SHA256=...}"; \
    cd /tmp/pg_textsearch; \
    echo "${PG_TEXTSEARCH_SHA256}  package.zip" | sha256sum --check --strict; \
    apt-get update; \
    apt-get install --yes --no-install-recommends unzip; \
    unzip package.zip; \
    dpkg --install ./*.deb; \
    apt-get purge --yes --auto-remove unzip; \
    rm -rf /tmp/pg_textsearch /var/lib/apt/lists/*
CMD ["postgres", "-c", "shared_preload_libraries=pg_textsearch"]
