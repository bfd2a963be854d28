import { configDefaults, defineConfig } from 'vitest/config';

/** Their files share a process, which saves starting one and loading the modules for each. */
const shared = [
  'kernel/**/*.test.ts',
  'features/*/{domain,contract,storefront,panel,ui}/**/*.test.{ts,tsx}',
  'apps/{storefront,panel}/**/*.test.{ts,tsx}',
  'platform/{cache,contract,keys,offline,panel,ui,web}/**/*.test.{ts,tsx}',
];
const services = ['features/*/server/**/*.test.ts', 'apps/server/**/*.test.ts', 'bench/**/*.test.ts'];

/** `npm run test:plain` runs with the driver of the libraries' public interface: the tests of our own one test its parts. */
const other = process.env.DB_DRIVER === 'plain' ? ['platform/db/driver/**'] : [];

/** Every test file that asks for one has its own database, cloned from one migrated template. */
export default defineConfig({
  test: {
    // For whatever hangs: a machine under load may take its time. Tests of many requests name more.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    pool: 'forks',
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'services',
          include: services,
          isolate: false,
          globalSetup: './platform/testing/database-server.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'rules and screens',
          include: shared,
          isolate: false,
          setupFiles: './platform/testing/end-stubs.ts',
        },
      },
      {
        extends: true,
        test: {
          // What touches a process: signals, drivers, other processes.
          name: 'isolated',
          include: ['{platform,features,apps,tools}/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...shared, ...services, ...other],
          globalSetup: './platform/testing/database-server.ts',
        },
      },
    ],
    // `npm run test:coverage`: lines and branches that the unit and database tests execute.
    coverage: {
      provider: 'v8',
      include: ['{kernel,platform,features,apps}/**/*.{ts,tsx}'],
      exclude: ['**/*.test.{ts,tsx}', '**/testing/**', '**/routeTree.gen.ts', '**/*.d.ts'],
      reporter: ['text-summary', 'html', 'lcovonly'],
    },
  },
});
