#!/bin/sh
# Runs once in the PostgreSQL container of compose.yml, when its data is created: creates Troupe's database, its
# extensions, and a role that owns it but is no superuser. The role may create databases for verifying backups; each
# new one has the extensions, which the role may not create.
set -eu
psql --no-psqlrc --set=ON_ERROR_STOP=1 --username "$POSTGRES_USER" --set=password="$(cat /run/secrets/application-password)" <<'SQL'
create role troupe login createdb password :'password';
\connect template1
create extension vector;
create extension pg_trgm;
create extension pg_textsearch;
\connect postgres
create database troupe owner troupe;
SQL
