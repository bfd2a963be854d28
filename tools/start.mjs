import { buildStorefront, watchStorefront } from './build-storefront.mjs';
import { runChildren } from './run-child.mjs';
import { ensureDependencies } from './setup.mjs';

const development = process.argv.includes('--dev');
// Loading TypeScript would grow the young generation to 128 MB, which V8 then keeps; the server works as fast with 32.
const server = [
  '--disable-warning=ExperimentalWarning',
  '--max-semi-space-size=16',
  // Left to itself V8 lets the heap of a large machine grow to many times what is alive.
  '--heap-growing-percent=15',
  // For give-back-memory.ts.
  '--expose-gc',
  'apps/server/src/main.ts',
];
// What the server runs from; the storefront's build is the last to change, and restarts it too.
const watched = ['apps/server', 'db', 'features', 'kernel', 'platform', 'build/storefront/server'];

const node = ensureDependencies();
buildStorefront(node);

const env = {
  ...process.env,
  NODE_ENV: development ? 'development' : 'production',
  // Without a database of one's own there is nothing to show but the demonstration.
  // glibc keeps memory apart for each thread and gives little of it back; two arenas do for what threads do here.
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
  DEMO: process.env.DEMO ?? (process.env.DATABASE_URL ? '0' : '1'),
};
const commands = development
  ? [
      [
        node,
        '--watch',
        '--watch-preserve-output',
        ...watched.map((path) => `--watch-path=${path}`),
        ...server,
      ],
      [node, ...watchStorefront()],
    ]
  : [[node, ...server]];
process.exit(await runChildren(commands, { env, ipc: true }));
