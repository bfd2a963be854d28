/** The bundle that `npm run build` makes of apps/server/src/main.ts. */
export const builtServer = 'build/server/main.js';

/**
 * The server gives itself the flags that it is started without. Given here, it need not: under a parent with an IPC channel it cannot
 * replace its process.
 */
export { MALLOC_ARENA_MAX, nodeFlags as serverFlags } from '../apps/server/src/lifecycle/node-flags.mjs';
