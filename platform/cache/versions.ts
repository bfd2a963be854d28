/** Change counters per group, as far as this process has been notified. */

interface Change {
  readonly count: number;
  readonly at: number;
}

export interface VersionsOptions {
  /** Whether change notifications arrive. If not, nothing may be cached and no cached value used. */
  readonly isCurrent: () => boolean;
  /** For this long after a change, readers may still see the old rows. Milliseconds. */
  readonly settling: number;
  readonly now?: () => number;
}

export class Versions {
  readonly #changes = new Map<string, Change>();
  readonly #options: VersionsOptions;
  readonly #now: () => number;
  #all: Change;

  constructor(options: VersionsOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
    this.#all = { count: 0, at: this.#now() };
  }

  /** Stays equal until the group changes. Undefined while change notifications do not arrive. */
  of(group: string): string | undefined {
    if (!this.#options.isCurrent()) return undefined;
    return `${this.#all.count}.${this.#changes.get(group)?.count ?? 0}`;
  }

  /** Whether everything that is read of the group from now on belongs to its present version. */
  isSettled(group: string): boolean {
    const last = Math.max(this.#all.at, this.#changes.get(group)?.at ?? 0);
    return this.#now() - last >= this.#options.settling;
  }

  changed(group: string): void {
    const count = this.#changes.get(group)?.count ?? 0;
    this.#changes.set(group, { count: count + 1, at: this.#now() });
  }

  allChanged(): void {
    this.#all = { count: this.#all.count + 1, at: this.#now() };
  }
}
