/** A TCP proxy that fails as networks do: silence without a close, resets, refused connections, delay. */
import { createConnection, createServer, type Server, type Socket } from 'node:net';

/**
 * - `pass`: bytes go through, including those that a stall held back.
 * - `stall`: no byte moves in either direction and nothing is closed; new connections are accepted and get no response.
 * - `stall-answers`: the client's bytes arrive, the server's are held back.
 * - `vanish`: like `stall`, but bytes sent meanwhile are lost, and existing connections stay silent for ever, as after a host
 *   lost power; new connections work once the mode is `pass` again.
 * - `reset`: open and new connections are reset.
 * - `refuse`: open connections are reset and nobody listens.
 */
export type FaultMode = 'pass' | 'stall' | 'stall-answers' | 'vanish' | 'reset' | 'refuse';

export interface FaultProxy {
  readonly port: number;
  readonly mode: FaultMode;
  readonly openConnections: number;
  /** Rewrites an address so that it leads through the proxy. */
  through(url: string): string;
  /** Applies at once to bytes that arrive later; resolves when the port is open, or closed by `refuse`. */
  set(mode: FaultMode): Promise<void>;
  /** Delays every chunk in both directions by this many milliseconds. */
  delay(milliseconds: number): void;
  /** Sends connections opened from now on to this port, as after a failover. */
  retarget(port: number): void;
  close(): Promise<void>;
}

interface FaultProxyOptions {
  readonly host?: string;
  readonly port: number;
  /** Gets each chunk of a client before it is forwarded, so that a test can change the mode at a certain message. */
  readonly onSent?: (chunk: Buffer) => void;
}

const loopback = '127.0.0.1';

/** Starts a proxy on a free loopback port. */
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

/** A client's connection and its connection to the server. */
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

  /** Reads and discards the client's bytes; the server sees the connection close, as its own keepalive would find. */
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

  /** Preserves the order at any delay: timers of equal length fire in the order in which they were set. */
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
