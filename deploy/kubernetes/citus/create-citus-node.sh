#!/bin/sh
# Runs once in each container of a node of Citus, when its data is created: creates Troupe's database with its extensions,
# a role that owns it but is no superuser, and the passwords with which nodes reach each other.
set -eu
psql --no-psqlrc --set=ON_ERROR_STOP=1 --username "$POSTGRES_USER" --set=password="$(cat /run/secrets/application-password)" \
  --set=admin="password=$(cat /run/secrets/database-password)" <<'SQL'
create role troupe login createdb password :'password';
\connect template1
create extension vector;
create extension pg_trgm;
create extension pg_textsearch;
\connect postgres
create database troupe owner troupe;
\connect troupe
create extension citus;
insert into pg_dist_authinfo (nodeid, rolename, authinfo) values
  (0, 'troupe', 'password=' || :'password'), (0, :'USER', :'admin');
SQL
