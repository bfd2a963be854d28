import { buildAll, watchScreens } from './build.mjs';
import { runChildren } from './run-child.mjs';
import { builtServer, MALLOC_ARENA_MAX, serverFlags } from './server-command.mjs';
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
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? MALLOC_ARENA_MAX,
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
