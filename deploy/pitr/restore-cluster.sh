#!/bin/sh
# Restores a cluster as it was at a moment, where there is none: restore-cluster.sh ARCHIVE DATA TIME, as user
# postgres.
# TIME is anything that `date` reads ('2026-11-21 14:05:00+00:00'), or "latest". PostgreSQL replays the log at its next
# start.
set -eu
umask 077
archive=$1 data=$2 time=$3
for folder in /usr/lib/postgresql/*/bin; do PATH=$folder:$PATH; done

fail() {
  echo "restore-cluster.sh: $*" >&2
  exit 1
}

if [ -n "$(ls -A "$data" 2>/dev/null)" ]; then fail "$data is not empty. Move it away first; nothing was changed."; fi
target=9
if [ "$time" != latest ]; then target=$(date -u --date="$time" +%Y-%m-%dT%H-%M-%S.%3NZ) || fail "$time is no time"; fi
# The newest copy that was complete before that moment.
base=
for each in $(find "$archive" -maxdepth 1 -name 'base-*Z' | sort); do
  if expr "${each##*/base-}" '<' "$target" >/dev/null; then base=$each; fi
done
[ -n "$base" ] || fail "$archive has no copy of the cluster from before $time"

mkdir -p "$data"
chmod 700 "$data"
cp -a "$base/." "$data/"
pg_verifybackup --quiet "$data" || fail "$base is damaged; look for another copy"
{
  echo "restore_command = 'gzip --decompress --stdout \"$archive/wal/%f.gz\" > \"%p\"'"
  echo "recovery_target_action = 'promote'"
  if [ "$time" = latest ]; then echo "recovery_target_time = ''"; else echo "recovery_target_time = '$(date -u --date="$time" '+%Y-%m-%d %H:%M:%S.%6N+00')'"; fi
} >>"$data/postgresql.auto.conf"
touch "$data/recovery.signal"
echo "$data is from $base. Start PostgreSQL: it replays the log up to $time."
