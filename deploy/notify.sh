#!/bin/sh
# Tells that a unit of systemd failed: notify.sh UNIT PROGRAM
# Writes one critical line to the journal, then runs PROGRAM, where it is there, with the unit as its argument and as its input that
# line and the last ones that the unit wrote. Such a program mails, or calls whatever wakes people.
set -eu
unit=$1 program=$2
# The number is the priority by which the journal sorts: 2 is critical.
failure="$unit failed on $(uname -n). journalctl --unit $unit says why."
echo "<2>$failure" >&2
if [ ! -x "$program" ]; then exit 0; fi
lines=$(journalctl --unit "$unit" --lines 30 --no-pager --output cat 2>/dev/null || echo "the journal cannot be read")
printf '%s\n' "$failure" "$lines" | "$program" "$unit"
