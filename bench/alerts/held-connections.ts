import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** Pause between two tries to open another one. Milliseconds. */
const PAUSE = 20;

/** Holds connections to a PostgreSQL server as another program would, and takes each that becomes free. */
export class HeldConnections {
  readonly #url: string;
  readonly #held = new Set<pg.Client>();
  #wanted = 0;
  #taking: Promise<void> = Promise.resolve();

  constructor(url: string) {
    this.#url = url;
  }

  /** Resolves once it has them, or PostgreSQL has refused one; then it goes on trying. */
  async take(count: number): Promise<void> {
    this.#wanted = count;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#taking = this.#take(resolve);
    await promise;
  }

  async release(): Promise<void> {
    this.#wanted = 0;
    await this.#taking;
    await Promise.all([...this.#held].map((client) => client.end()));
    this.#held.clear();
  }

  async #take(full: () => void): Promise<void> {
    while (this.#wanted > 0) {
      if (this.#held.size >= this.#wanted) full();
      else if (await this.#open()) continue;
      else full();
      await sleep(PAUSE);
    }
  }

  async #open(): Promise<boolean> {
    const client = new pg.Client({ connectionString: this.#url, application_name: 'another program' });
    client.on('error', () => {});
    const isOpen = await client.connect().then(
      () => true,
      () => false,
    );
    if (isOpen) this.#held.add(client);
    return isOpen;
  }
}
