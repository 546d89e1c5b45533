#!/bin/sh
# Runs once in the PostgreSQL container of compose.yml, when its data is made: the database of Troupe, its extensions, and a role that
# owns it but is no superuser.
set -eu
psql --no-psqlrc --set=ON_ERROR_STOP=1 --username "$POSTGRES_USER" --set=password="$(cat /run/secrets/application-password)" <<'SQL'
create role troupe login password :'password';
create database troupe owner troupe;
\connect troupe
create extension vector;
create extension pg_trgm;
SQL
