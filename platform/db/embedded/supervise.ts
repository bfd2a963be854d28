import { setTimeout as sleep } from 'node:timers/promises';
import {
  type LaunchedServer,
  launchServer,
  type ServerOptions,
  type ServerProcess,
} from './server-process.ts';

const FIRST_PAUSE = 250;
/** A disk may be full for hours, but recovery must be quick once there is room. Milliseconds. */
const MAX_PAUSE = 5_000;

/** Restarts PostgreSQL at the same port whenever it ends by itself. Returns a function that stops both. */
export function supervise(first: ServerProcess, options: ServerOptions): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let running: Pick<LaunchedServer, 'exited' | 'stop'> = first;

  const restart = async (): Promise<void> => {
    for (let pause = FIRST_PAUSE; !signal.aborted; pause = Math.min(pause * 2, MAX_PAUSE)) {
      await sleep(pause, undefined, { signal }).catch(() => {});
      if (signal.aborted) return;
      const server = launchServer(options, first.port);
      running = server;
      if (await server.ready) return;
    }
  };
  const supervision = (async () => {
    for (;;) {
      await running.exited;
      if (signal.aborted) return;
      options.log('ended unexpectedly and is started again');
      await restart();
    }
  })();

  return async () => {
    stopping.abort();
    await running.stop();
    await supervision;
  };
}
