/** How often each group has changed, as far as this process has heard. */

interface Change {
  readonly count: number;
  readonly at: number;
}

export interface VersionsOptions {
  /** Whether the news comes through. Without it nothing may be kept, nor anything kept be used. */
  readonly isCurrent: () => boolean;
  /** For so long after a change its readers may still see what was before. Milliseconds. */
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

  /** Equal as long as nothing of the group has changed. Undefined while no one can tell. */
  of(group: string): string | undefined {
    if (!this.#options.isCurrent()) return undefined;
    return `${this.#all.count}.${this.#changes.get(group)?.count ?? 0}`;
  }

  /** Whether everything that is read of the group now is of its present version. */
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
