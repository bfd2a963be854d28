import { defineConfig } from 'drizzle-kit';

/** `npm run migrations` compares the tables with the last snapshot and writes the next migration. */
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./features/*/server/**/*.tables.ts', './platform/**/*.tables.ts'],
  out: './db/migrations',
  casing: 'snake_case',
});
