import { buildAll, watchStorefront } from './build.mjs';
import { runChildren } from './run-child.mjs';
import { builtServer, serverFlags } from './server-command.mjs';
import { ensureDependencies } from './setup.mjs';

const development = process.argv.includes('--dev');
// What the server runs from; the storefront's build is the last to change, and restarts it too.
const watched = ['apps/server', 'db', 'features', 'kernel', 'platform', 'build/storefront/server'];

const node = ensureDependencies();
buildAll(node);

const env = {
  ...process.env,
  NODE_ENV: development ? 'development' : 'production',
  // glibc keeps memory apart for each thread and gives little of it back; two arenas do for what threads do here.
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
  // Without a database of one's own there is nothing to show but the demonstration.
  DEMO: process.env.DEMO ?? (process.env.DATABASE_URL ? '0' : '1'),
};
const commands = development
  ? [
      [
        node,
        '--watch',
        '--watch-preserve-output',
        ...watched.map((path) => `--watch-path=${path}`),
        ...serverFlags,
        'apps/server/src/main.ts',
      ],
      [node, ...watchStorefront()],
    ]
  : [[node, ...serverFlags, builtServer]];
process.exit(await runChildren(commands, { env, ipc: true }));
