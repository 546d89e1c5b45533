#!/bin/sh
# Creates the secrets that compose.yml passes to its services, in deploy/secrets. Existing ones are kept.
#   deploy/make-secrets.sh troupe.example.com smtps://user:password@mail.example.com:465
# The certificate is self-signed, so that everything starts; replace it with a real one (docs/operations.md, TLS).
set -eu
if [ $# -ne 2 ]; then
  echo "usage: $0 HOST SMTP_URL" >&2
  exit 2
fi
host=$1 smtp_url=$2
umask 077
mkdir -p "$(dirname "$0")/secrets"
cd "$(dirname "$0")/secrets"

# Other users cannot enter the folder. Inside a container another user reads the file, so the file itself is readable.
keep() {
  if [ -s "$1" ]; then
    cat >/dev/null
    echo "$1: kept"
    return
  fi
  cat >"$1"
  chmod 444 "$1"
  echo "$1: made"
}

random() { openssl rand -hex "$1"; }

random 32 | keep database-password
random 32 | keep application-password
echo "postgres://troupe:$(cat application-password)@database:5432/troupe" | keep database-url
random 32 | keep secret-key
random 24 | keep metrics-token
echo "$smtp_url" | keep system-smtp-url
if [ -s tls.pem ]; then
  echo "tls.pem: kept"
else
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 90 -subj "/CN=$host" \
    -addext "subjectAltName=DNS:$host" -keyout tls.key -out tls.crt 2>/dev/null
  cat tls.crt tls.key | keep tls.pem
  rm tls.crt tls.key
fi
