/** All clients of the two processes during the run. */
import type { Journal } from '../journal.ts';
import { type Shopping, shop, type Tally } from '../kill/shopper.ts';
import { type SeededRandom, seededRandom } from '../seeded-random.ts';
import type { World } from '../world/make-world.ts';
import { type Importing, importAgainAndAgain, type StockLine } from './imports.ts';
import { type Leaving, leaveAgainAndAgain } from './leavers.ts';
import type { Observations } from './observations.ts';
import { probeAgainAndAgain, readAgainAndAgain } from './readers.ts';

export const COUPON = 'RESILIENTE';
export const LEAVERS = 12;
const READERS = 4;

interface CrowdOptions {
  readonly world: World;
  readonly urls: readonly string[];
  /** URL of the database as the processes reach it (through the proxy). */
  readonly databaseUrl: string;
  /** Ids of the scarce products. */
  readonly scarce: readonly string[];
  /** Products whose stock is imported. */
  readonly imported: readonly StockLine[];
  readonly importFile: string;
  readonly journal: Journal;
  readonly observations: Observations;
  readonly random: SeededRandom;
  /** By how much all pauses are longer. */
  readonly pace: number;
}

/** The first clients abort their calls, the others buy. Buyers, readers and probes run from the start to the end. */
export class Crowd {
  readonly tally: Tally = { acknowledged: 0, refused: 0, lost: 0, serverErrors: 0, unexpected: new Set() };
  readonly left: Leaving['left'] = new Map();
  readonly imports: Importing['counts'] = { finished: 0, brokenOff: 0 };
  readonly importCodes: Importing['codes'] = new Map();
  readonly #options: CrowdOptions;
  readonly #buying: Promise<void>[];
  #disturbing: Promise<void>[] = [];
  #isCalm = false;
  #isOver = false;

  constructor(options: CrowdOptions) {
    this.#options = options;
    const { world, urls, observations, pace } = options;
    const clients = world.clients.slice(LEAVERS);
    const isOver = () => this.#isOver;
    const reading = { urls, world, clients, isOver, observations, pace };
    const shopping = this.#shopping(isOver);
    this.#buying = [
      ...clients.map((who) => shop(shopping, who, this.#fork())),
      ...Array.from({ length: READERS }, () => readAgainAndAgain(reading, this.#fork())),
      ...urls.map((url) => probeAgainAndAgain(reading, url)),
    ];
  }

  /** Starts the clients that abort their calls, and the imports. */
  disturb(): void {
    const { world, urls, databaseUrl, imported, importFile, pace } = this.#options;
    const isOver = () => this.#isCalm;
    const ports = urls.map((url) => Number(new URL(url).port));
    const leaving = { ports, world, clients: world.clients.slice(0, LEAVERS), isOver, left: this.left, pace };
    const importing = {
      ...{ url: databaseUrl, world, lines: imported, file: importFile, isOver, pace },
      ...{ counts: this.imports, codes: this.importCodes },
    };
    this.#disturbing = [
      ...Array.from({ length: LEAVERS }, () => leaveAgainAndAgain(leaving, this.#fork())),
      importAgainAndAgain(importing, this.#fork()),
    ];
  }

  async calmDown(): Promise<void> {
    this.#isCalm = true;
    await Promise.all(this.#disturbing);
  }

  async goHome(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#buying);
  }

  #shopping(isOver: () => boolean): Shopping {
    const { world, urls, scarce, journal, observations, random, pace } = this.#options;
    return {
      ...{ world, scarce, journal, isOver, tally: this.tally },
      url: () => random.pick(urls),
      habits: {
        pause: 200 * pace,
        leaves: 6,
        cancels: 5,
        coupon: { code: COUPON, every: 3 },
        onAnswer: (what, status, milliseconds) => observations.current.add(what, status, milliseconds),
      },
    };
  }

  #fork(): SeededRandom {
    return seededRandom(this.#options.random.below(2 ** 31));
  }
}
