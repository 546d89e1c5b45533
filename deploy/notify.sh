#!/bin/sh
# Reports that a systemd unit failed: notify.sh UNIT PROGRAM
# Writes one critical line to the journal, then runs PROGRAM, if it exists, with the unit as its argument. The input is
# that line and the last lines that the unit wrote. Such a program sends mail, or calls whatever alerts an operator.
set -eu
unit=$1 program=$2
# The number is the priority in the journal: 2 is critical.
failure="$unit failed on $(uname -n). journalctl --unit $unit says why."
echo "<2>$failure" >&2
if [ ! -x "$program" ]; then exit 0; fi
lines=$(journalctl --unit "$unit" --lines 30 --no-pager --output cat 2>/dev/null || echo "the journal cannot be read")
printf '%s\n' "$failure" "$lines" | "$program" "$unit"
