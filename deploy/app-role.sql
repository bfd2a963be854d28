-- What the role vitrine_app needs to serve requests and to run jobs: it reads and writes rows, and changes no table.
-- Run it once as the owner of the tables, after the first `npm run migrate`, connected to the database of DATABASE_URL.
GRANT USAGE ON SCHEMA public, drizzle TO vitrine_app;
GRANT SELECT ON ALL TABLES IN SCHEMA drizzle TO vitrine_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO vitrine_app;
GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO vitrine_app;
-- The same for tables that later migrations of this owner create.
ALTER DEFAULT PRIVILEGES IN SCHEMA drizzle GRANT SELECT ON TABLES TO vitrine_app;
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO vitrine_app;
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT USAGE, SELECT ON SEQUENCES TO vitrine_app;
-- Imports refresh the statistics of these three; without it they leave that to autovacuum.
GRANT MAINTAIN ON TABLE public.products, public.categories, public.stock_levels TO vitrine_app;
