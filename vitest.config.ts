import { defineConfig } from 'vitest/config';

/** Every test file has its own database, cloned from one migrated template. */
export default defineConfig({
  test: {
    include: ['{kernel,platform,features,apps,tools,bench}/**/*.test.{ts,tsx}'],
    globalSetup: './platform/testing/database-server.ts',
    // For whatever hangs: a machine under load may take its time. Tests of many requests name more.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    pool: 'forks',
    maxWorkers: 2,
    // `npm run test:coverage`: lines and branches that the unit and database tests execute.
    coverage: {
      provider: 'v8',
      include: ['{kernel,platform,features,apps}/**/*.{ts,tsx}'],
      exclude: ['**/*.test.{ts,tsx}', '**/testing/**', '**/routeTree.gen.ts', '**/*.d.ts'],
      reporter: ['text-summary', 'html', 'lcovonly'],
    },
  },
});
