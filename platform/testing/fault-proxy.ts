/** A TCP proxy that fails the way networks do: silence without a close, resets, refused connections, delay. */
import { createConnection, createServer, type Server, type Socket } from 'node:net';

/**
 * - `pass`: bytes go through, also those that were held by a stall.
 * - `stall`: no byte moves in either direction and nothing is closed; new connections are accepted and get no answer.
 * - `stall-answers`: what the client sends arrives, what the server answers is held.
 * - `vanish`: as `stall`, but what is sent meanwhile is lost and connections of before stay silent for ever, as after a host
 *   lost power; new connections work once the mode is `pass` again.
 * - `reset`: open connections are reset, new ones too.
 * - `refuse`: open connections are reset and nobody listens.
 */
export type FaultMode = 'pass' | 'stall' | 'stall-answers' | 'vanish' | 'reset' | 'refuse';

export interface FaultProxy {
  readonly port: number;
  readonly mode: FaultMode;
  /** Client connections that are open. */
  readonly openConnections: number;
  /** The same address by way of the proxy. */
  through(url: string): string;
  /** Takes effect before it returns for bytes that arrive later; waits until the port is open, or closed by `refuse`. */
  set(mode: FaultMode): Promise<void>;
  /** Every chunk is held for so many milliseconds, in either direction. */
  delay(milliseconds: number): void;
  /** Connections that are opened from now on lead to this port, as after a failover. */
  retarget(port: number): void;
  close(): Promise<void>;
}

interface FaultProxyOptions {
  /** Where the bytes go. */
  readonly host?: string;
  readonly port: number;
  /** Sees each chunk of a client before it is passed on: where a test changes the mode at a certain message. */
  readonly onSent?: (chunk: Buffer) => void;
}

const loopback = '127.0.0.1';

/** Listens on a free loopback port. */
export async function startFaultProxy({
  host = loopback,
  port: firstTarget,
  onSent,
}: FaultProxyOptions): Promise<FaultProxy> {
  const links = new Set<Link>();
  let target = firstTarget;
  let mode: FaultMode = 'pass';
  let wait = 0;
  const server = createServer({ allowHalfOpen: true, noDelay: true, pauseOnConnect: true }, (client) => {
    if (mode === 'reset' || mode === 'refuse') return void client.resetAndDestroy();
    const link = new Link(client, { host, port: target }, () => wait, onSent);
    links.add(link);
    client.once('close', () => links.delete(link));
    link.apply(mode);
  });
  const port = await listenOn(server, 0);
  return {
    port,
    get mode() {
      return mode;
    },
    get openConnections() {
      return links.size;
    },
    through(url) {
      const address = new URL(url);
      address.host = `${loopback}:${port}`;
      return address.href;
    },
    async set(wanted) {
      mode = wanted;
      for (const link of links) link.apply(wanted);
      if (wanted === 'refuse') await closeServer(server);
      else if (!server.listening) await listenOn(server, port);
    },
    delay(milliseconds) {
      wait = milliseconds;
    },
    retarget(to) {
      target = to;
    },
    async close() {
      for (const link of links) link.apply('reset');
      await closeServer(server);
    },
  };
}

/** One client's connection and the one that was opened to the server for it. */
class Link {
  readonly #client: Socket;
  readonly #target: { readonly host: string; readonly port: number };
  readonly #wait: () => number;
  readonly #onSent: ((chunk: Buffer) => void) | undefined;
  #server: Socket | undefined;
  #isLost = false;

  constructor(
    client: Socket,
    target: { readonly host: string; readonly port: number },
    wait: () => number,
    onSent: ((chunk: Buffer) => void) | undefined,
  ) {
    this.#client = client;
    this.#target = target;
    this.#wait = wait;
    this.#onSent = onSent;
    client.on('error', () => {});
  }

  apply(mode: FaultMode): void {
    if (mode === 'reset' || mode === 'refuse') {
      this.#client.resetAndDestroy();
      this.#server?.resetAndDestroy();
    } else if (mode === 'vanish') {
      this.#lose();
    } else if (!this.#isLost) {
      if (mode === 'stall') this.#client.pause();
      else this.#flow();
      if (mode === 'pass') this.#server?.resume();
      else this.#server?.pause();
    }
  }

  /** Reads and drops what the client says; the server hears that it is gone, as it would by its own keepalive. */
  #lose(): void {
    this.#isLost = true;
    this.#server?.destroy();
    this.#client.removeAllListeners('data').on('data', () => {});
    this.#client.removeAllListeners('end').on('end', () => this.#client.destroy());
    this.#client.resume();
  }

  #flow(): void {
    this.#server ??= this.#connect();
    this.#client.resume();
  }

  #connect(): Socket {
    const server = createConnection({ ...this.#target, allowHalfOpen: true, noDelay: true });
    server.on('error', () => this.#isLost || this.#client.resetAndDestroy());
    server.on('close', () => this.#isLost || this.#client.destroySoon());
    this.#client.on('close', () => server.destroySoon());
    this.#forward(this.#client, server, this.#onSent);
    this.#forward(server, this.#client);
    return server;
  }

  #forward(from: Socket, to: Socket, onChunk: (chunk: Buffer) => void = () => {}): void {
    from.on('data', (chunk: Buffer) => {
      onChunk(chunk);
      this.#later(() => to.writable && to.write(chunk));
    });
    from.on('end', () => this.#later(() => to.end()));
  }

  /** In order, whatever the delay: timers of equal length fire in the order in which they were set. */
  #later(act: () => void): void {
    const wait = this.#wait();
    if (wait === 0) act();
    else setTimeout(() => this.#isLost || act(), wait).unref();
  }
}

const listenOn = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, loopback, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });

const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    if (server.listening) server.close(() => resolve());
    else resolve();
  });
