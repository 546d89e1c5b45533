#!/bin/sh
# The archive_command of PostgreSQL (deploy/pitr/postgresql.conf): archive-wal.sh ARCHIVE PATH NAME
# Succeeds only once the segment is compressed in ARCHIVE/wal and synced to the disk; until then PostgreSQL keeps it.
# Never overwrites.
set -eu
umask 077
archive=$1 path=$2
target=$archive/wal/$3.gz
if [ -e "$target" ]; then
  # If PostgreSQL was killed before it recorded its success, it hands over the same segment again. A different segment
  # of this name belongs to another cluster.
  gzip --decompress --stdout "$target" | cmp --silent - "$path" && exit 0
  echo "archive-wal.sh: $target is there already and holds something else" >&2
  exit 1
fi
gzip --fast --no-name --stdout "$path" >"$target.part"
sync "$target.part"
mv "$target.part" "$target"
sync "$archive/wal"
