/**
 * Receives NOTIFY messages and knows whether they arrive. A connection can be dead without an error, and a pooler between us and
 * PostgreSQL can swallow notifications, so the connection is asked repeatedly whether it still listens. PostgreSQL delivers
 * notifications sent before a query ahead of that query's result.
 */
import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

export interface ListenOptions {
  /** One or several; a connection receives them all. */
  readonly channel: string | readonly string[];
  readonly onNotification: (payload: string, channel: string) => void;
  /** Notifications may have been missed while nobody listened. Called after each (re)connection. */
  readonly missed: () => void;
}

export interface Listener {
  /** Whether every notification sent up to a second ago has been received. */
  isCurrent(): boolean;
  close(): Promise<void>;
}

const BEAT = 200;
/** A second, less the travel time of a response. Milliseconds. */
const LEASE = 900;
const ANSWER = 2_000;
const MAX_PAUSE = 5_000;
const GOODBYE = 500;

export function listen(url: string, { channel, onNotification, missed }: ListenOptions): Listener {
  const closing = new AbortController();
  const { signal } = closing;
  const channels = [channel].flat();
  let confirmedUntil = Number.NEGATIVE_INFINITY;
  let open: { readonly client: pg.Client; readonly socket: Socket } | undefined;

  /** Never returns: throws when the connection is lost or closed. */
  const listenOnce = async (onListening: () => void): Promise<never> => {
    const socket = new Socket();
    const own = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: ANSWER,
      query_timeout: ANSWER,
      keepAlive: true,
      application_name: 'vitrine-listener',
      stream: () => socket,
    });
    open = { client: own, socket };
    // The current query, or the next one, fails with the same error.
    own.on('error', () => {});
    own.on(
      'notification',
      (notification) =>
        channels.includes(notification.channel) &&
        onNotification(notification.payload ?? '', notification.channel),
    );
    await own.connect();
    for (const name of channels) await own.query(`listen ${pg.escapeIdentifier(name)}`);
    missed();
    onListening();
    for (;;) {
      const startedAt = performance.now();
      const { rowCount } = await own.query(
        'select from pg_listening_channels() as listening (channel) where channel = any($1)',
        [channels],
      );
      if (rowCount !== channels.length) throw new Error('the connection does not listen');
      confirmedUntil = startedAt;
      await sleep(BEAT, undefined, { signal });
    }
  };

  const forget = async (): Promise<void> => {
    confirmedUntil = Number.NEGATIVE_INFINITY;
    const lost = open;
    open = undefined;
    if (lost === undefined) return;
    // A vanished host never acknowledges the close: its socket would stay open for as long as the system retries.
    const cut = setTimeout(() => lost.socket.destroy(), GOODBYE);
    await lost.client.end().catch(() => {});
    clearTimeout(cut);
  };

  const work = (async () => {
    for (let pause = 100; !signal.aborted; pause = Math.min(pause * 2, MAX_PAUSE)) {
      await listenOnce(() => {
        pause = 100;
      }).catch(() => {});
      void forget();
      await sleep(pause, undefined, { signal }).catch(() => {});
    }
  })();

  return {
    isCurrent: () => performance.now() - confirmedUntil < LEASE,
    async close() {
      closing.abort();
      await forget();
      await work;
    },
  };
}
