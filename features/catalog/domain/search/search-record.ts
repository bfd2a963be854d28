import { foldedText } from './search-terms.ts';

/** A search to be counted. Holds no personal data. */
export interface SearchRecord {
  readonly supplierId: string;
  /** Normalised by `recordedTerm`. */
  readonly term: string;
  /** Example: '2026-11-20'. */
  readonly day: string;
  /** No product matched exactly. */
  readonly fruitless: boolean;
  /** Equal for the same person, search and day, and reveals nothing else; absent if people cannot be distinguished. */
  readonly mark?: string;
}

export interface SearchCount extends Omit<SearchRecord, 'fruitless' | 'mark'> {
  readonly searches: number;
  readonly fruitless: number;
  /** Number of people, each counted once a day. */
  readonly askers: number;
}

const MAX_TERM_LENGTH = 100;

/** Normalises equal searches: folded, single spaces, bounded length. */
export const recordedTerm = (text: string): string =>
  foldedText(text).replace(/\s+/gu, ' ').trim().slice(0, MAX_TERM_LENGTH);

interface Most {
  /** Maximum distinct searches between two `take` calls. */
  readonly searches: number;
  /** Maximum distinct marks of a day. */
  readonly marks: number;
}

/** Counts searches in memory until `take`; beyond the limits new ones are dropped, so that memory is bounded. */
export class SearchCounts {
  #counts = new Map<string, SearchCount>();
  #day = '';
  readonly #marks = new Set<string>();
  readonly #most: Most;

  constructor(most: Most) {
    this.#most = most;
  }

  add({ fruitless, mark, ...of }: SearchRecord): void {
    const key = JSON.stringify([of.supplierId, of.day, of.term]);
    const known = this.#counts.get(key);
    if (known === undefined && this.#counts.size >= this.#most.searches) return;
    this.#counts.set(key, {
      ...of,
      searches: (known?.searches ?? 0) + 1,
      fruitless: (known?.fruitless ?? 0) + (fruitless ? 1 : 0),
      askers: (known?.askers ?? 0) + (this.#isFirst(of.day, mark) ? 1 : 0),
    });
  }

  /** Returns and clears the counts. */
  take(): SearchCount[] {
    const taken = [...this.#counts.values()];
    this.#counts = new Map();
    return taken;
  }

  /** Whether this person makes this search for the first time today. */
  #isFirst(day: string, mark: string | undefined): boolean {
    if (day !== this.#day) this.#marks.clear();
    this.#day = day;
    if (mark === undefined || this.#marks.has(mark) || this.#marks.size >= this.#most.marks) return false;
    this.#marks.add(mark);
    return true;
  }
}
