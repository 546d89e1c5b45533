-- Extensions of Troupe's database, for a superuser to create if its role may not: psql --dbname=troupe --file=deploy/extensions.sql
create extension if not exists vector;
create extension if not exists pg_trgm;
create extension if not exists pg_textsearch;
