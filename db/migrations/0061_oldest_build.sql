-- Which build a schema still fits: the creation time of the newest migration that a build has to know. Null: every build.
ALTER TABLE drizzle.__drizzle_migrations ADD COLUMN oldest_build bigint;
