import { buildAll, watchScreens } from './build.mjs';
import { runChildren } from './run-child.mjs';
import { builtServer, serverFlags } from './server-command.mjs';
import { ensureDependencies } from './setup.mjs';

const development = process.argv.includes('--dev');
// The server's sources; the storefront's build changes last, and restarts the server too.
const watched = [
  'apps/server',
  'db',
  'features',
  'kernel',
  'platform',
  'build/storefront/server',
  'build/panel',
];

const node = ensureDependencies();
buildAll(node);

const env = {
  ...process.env,
  NODE_ENV: development ? 'development' : 'production',
  // glibc keeps separate memory per thread and returns little of it; two arenas are enough for our threads.
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
  // Without an external database there is nothing to show but the demonstration.
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
      ...watchScreens().map((watch) => [node, ...watch]),
    ]
  : [[node, ...serverFlags, builtServer]];
process.exit(await runChildren(commands, { env, ipc: true }));
