/** The server: first Node's flags, then everything else, which is loaded once they are set. */
import { ensureNodeFlags } from './lifecycle/relaunch.ts';

ensureNodeFlags();
await import('./run-server.ts');
