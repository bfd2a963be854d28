#!/bin/sh
# Creates the role vitrine_app, or gives it the password of APP_PASSWORD, and grants it what the server needs. May be repeated.
# Usage: APP_PASSWORD=… sh app-role.sh postgresql://owner@host:5432/database
set -eu
psql --quiet --no-psqlrc -v ON_ERROR_STOP=1 -v password="$APP_PASSWORD" "$1" <<'SQL'
SELECT 'CREATE ROLE vitrine_app LOGIN' WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'vitrine_app') \gexec
ALTER ROLE vitrine_app PASSWORD :'password';
SQL
psql --quiet --no-psqlrc -v ON_ERROR_STOP=1 -f "$(dirname "$0")/app-role.sql" "$1"
