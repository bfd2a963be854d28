import { runChildren } from './run-child.mjs';
import { ensureDependencies } from './setup.mjs';

// `npm run test:plain`: the tests of everything that reaches the database, with the driver that uses the public interface of the
// libraries alone. `npm run test:plain -- FILES` runs those only.
const SERVER = ['platform/db/', 'platform/live/', 'platform/mail/', '/server/'];

const chosen = process.argv.slice(2);
const env = { ...process.env, NODE_ENV: 'test', DB_DRIVER: 'plain' };
const args = ['run', ...(chosen.length > 0 ? chosen : SERVER)];
process.exitCode = await runChildren([[ensureDependencies(), 'node_modules/vitest/vitest.mjs', ...args]], {
  env,
});
