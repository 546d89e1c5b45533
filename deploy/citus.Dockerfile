# The image of each node of Citus: that of postgres.Dockerfile, with Citus built from its makers' release.
#   docker build --file deploy/citus.Dockerfile --build-arg CITUS_SHA256=... --tag troupe-citus:0.2.0 deploy
# First build postgres.Dockerfile with the tag below. The checksum is that of the source of the release that you trust
# (sha256sum), from https://github.com/citusdata/citus/releases
FROM troupe-postgres:0.2.0 AS build
ARG CITUS_VERSION=14.0.1
# Checksum of the source. There is no default: without it nothing is built.
ARG CITUS_SHA256
ARG CITUS_URL=https://github.com/citusdata/citus/archive/refs/tags/v${CITUS_VERSION}.tar.gz
ADD ${CITUS_URL} /tmp/citus/source.tar.gz
RUN set -eu; \
    : "${CITUS_SHA256:?give the checksum of ${CITUS_URL} by --build-arg CITUS_SHA256=...}"; \
    cd /tmp/citus; \
    echo "${CITUS_SHA256}  source.tar.gz" | sha256sum --check --strict; \
    apt-get update; \
    apt-get install --yes --no-install-recommends postgresql-server-dev-17 gcc libc6-dev make flex bison liblz4-dev libzstd-dev libxml2-dev libxslt1-dev libselinux1-dev libpam0g-dev libkrb5-dev libreadline-dev zlib1g-dev libssl-dev libicu-dev libpq-dev; \
    tar --extract --file source.tar.gz --strip-components=1; \
    ./configure --without-libcurl; \
    make -j"$(nproc)" with_llvm=no; \
    make with_llvm=no DESTDIR=/made install-all
FROM troupe-postgres:0.2.0
COPY --from=build /made/ /
CMD ["postgres", "-c", "shared_preload_libraries=citus,pg_textsearch", "-c", "wal_level=logical", "-c", "citus.recover_2pc_interval=1s"]
