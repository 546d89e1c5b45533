#!/bin/sh
# Copies the whole cluster of DATABASE_URL to ARCHIVE_DIR/base-TIME while it runs, and compares every file with the
# checksums that the server sent. Then deletes all but the KEEP_BASES (2) newest copies and the write-ahead log that
# only those needed. Records the result in the database for the metrics.
set -eu
umask 077
archive=${ARCHIVE_DIR:?set ARCHIVE_DIR}
database=${DATABASE_URL:?set DATABASE_URL}
# Debian keeps some programs of a version outside PATH.
for folder in /usr/lib/postgresql/*/bin; do PATH=$folder:$PATH; done
draft=$archive/base.part

# note SUCCEEDED TIME: TIME is empty after a failure, which keeps the time of the newest good copy.
note() {
  psql --no-psqlrc --quiet --set=ON_ERROR_STOP=1 --set=succeeded="$1" --set=time="$2" "$database" <<'SQL'
insert into public.backup_results (step, finished_at, succeeded, made_at)
values ('cluster', now(), :'succeeded', nullif(:'time', '')::timestamptz)
on conflict (step) do update set finished_at = excluded.finished_at, succeeded = excluded.succeeded,
  made_at = greatest(backup_results.made_at, excluded.made_at);
SQL
}

end() {
  status=$?
  rm -rf "$draft"
  if [ "$status" -ne 0 ]; then note off '' || echo 'back-up-cluster.sh: the failure could not be noted' >&2; fi
  exit "$status"
}
trap end EXIT
trap 'exit 1' INT TERM

rm -rf "$draft"
pg_basebackup --dbname="$database" --pgdata="$draft" --checkpoint=fast --wal-method=stream --no-password
pg_verifybackup --quiet "$draft"
# The copy is named after its end, because it can be restored to any moment after that.
time=$(date -u +%Y-%m-%dT%H:%M:%S.%3NZ)
base=$archive/base-$(echo "$time" | tr : -)
mv "$draft" "$base"
sync "$archive"

old=$(find "$archive" -maxdepth 1 -name 'base-*Z' | sort | head -n "-${KEEP_BASES:-2}")
for each in $old; do rm -rf "$each"; done
oldest=$(find "$archive" -maxdepth 1 -name 'base-*Z' | sort | head -n 1)
segment=$(sed -n 's/^START WAL LOCATION: .* (file \([0-9A-F]*\))$/\1/p' "$oldest/backup_label")
pg_archivecleanup -x .gz "$archive/wal" "${segment:?"$oldest/backup_label names no segment"}"
note on "$time"
echo "$base"
