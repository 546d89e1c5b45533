#!/bin/sh
# Writes a dump of Troupe's PostgreSQL database to BACKUP_DIR and deletes those older than KEEP_DAYS (14). The database is named by
# DATABASE_URL, or by the file that DATABASE_URL_FILE names. A dump has its name only once it is whole and can be read.
set -eu
umask 077
database=${DATABASE_URL:-$(cat "${DATABASE_URL_FILE:?set DATABASE_URL or DATABASE_URL_FILE}")}
file=${BACKUP_DIR:?set BACKUP_DIR}/troupe-$(date -u +%Y-%m-%dT%H-%M-%SZ).dump
trap 'rm -f "$file.part"' EXIT
pg_dump --format=custom --exclude-schema=pgboss --file="$file.part" "$database"
pg_restore --list "$file.part" >/dev/null
mv "$file.part" "$file"
find "$BACKUP_DIR" -name 'troupe-*.dump' -mtime "+${KEEP_DAYS:-14}" -delete
echo "$file"
