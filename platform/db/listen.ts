/**
 * Hears what other connections tell with NOTIFY, and knows whether it hears. A connection can be dead without saying
 * so, and a pooler between us and PostgreSQL can swallow what is told: so the connection is asked again and again
 * whether it still listens. PostgreSQL delivers what was told before a question ahead of that question's answer.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { OpenClient } from './driver/pg-internals.ts';

export interface ListenOptions {
  readonly channel: string;
  readonly heard: (payload: string) => void;
  /** Anything may have been told while nobody listened. Called after each connecting. */
  readonly missed: () => void;
}

export interface Listener {
  /** Whether all that was told up to a second ago has been heard. */
  isCurrent(): boolean;
  close(): Promise<void>;
}

const BEAT = 200;
/** Less than a second, by what an answer takes on its way. */
const LEASE = 900;
const ANSWER = 2_000;
const LONGEST_PAUSE = 5_000;
const GOODBYE = 500;

export function listen(url: string, { channel, heard, missed }: ListenOptions): Listener {
  const closing = new AbortController();
  const { signal } = closing;
  let heardUntil = Number.NEGATIVE_INFINITY;
  let client: pg.Client | undefined;

  /** Never returns: ends by throwing, when the connection is lost or closed. */
  const hear = async (onListening: () => void): Promise<never> => {
    const own = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: ANSWER,
      query_timeout: ANSWER,
      keepAlive: true,
      application_name: 'vitrine-listener',
    });
    client = own;
    // The question under way, or the next, fails by the same.
    own.on('error', () => {});
    own.on('notification', (told) => told.channel === channel && heard(told.payload ?? ''));
    await own.connect();
    await own.query(`listen ${pg.escapeIdentifier(channel)}`);
    missed();
    onListening();
    for (;;) {
      const asked = performance.now();
      const { rowCount } = await own.query(
        'select from pg_listening_channels() as listening (channel) where channel = $1',
        [channel],
      );
      if (rowCount === 0) throw new Error('the connection does not listen');
      heardUntil = asked;
      await sleep(BEAT, undefined, { signal });
    }
  };

  const forget = async (): Promise<void> => {
    heardUntil = Number.NEGATIVE_INFINITY;
    const lost = client;
    client = undefined;
    if (lost === undefined) return;
    // Nobody says goodbye for a host that vanished: its socket would be held for as long as the system tries to reach it.
    const cut = setTimeout(() => (lost as unknown as OpenClient).connection.stream.destroy(), GOODBYE);
    await lost.end().catch(() => {});
    clearTimeout(cut);
  };

  const work = (async () => {
    for (let pause = 100; !signal.aborted; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
      await hear(() => {
        pause = 100;
      }).catch(() => {});
      void forget();
      await sleep(pause, undefined, { signal }).catch(() => {});
    }
  })();

  return {
    isCurrent: () => performance.now() - heardUntil < LEASE,
    async close() {
      closing.abort();
      await forget();
      await work;
    },
  };
}
