import { foldedText } from './search-terms.ts';

/** A search that was made, without a word on who made it. */
export interface SearchRecord {
  readonly supplierId: string;
  /** As `recordedTerm` writes it. */
  readonly term: string;
  /** '2026-11-20'. */
  readonly day: string;
  /** Nothing is as it was asked for. */
  readonly fruitless: boolean;
}

export interface SearchCount extends Omit<SearchRecord, 'fruitless'> {
  readonly searches: number;
  readonly fruitless: number;
}

const LONGEST_TERM = 100;

/** One way of writing for what is the same search: folded, of bounded length. */
export const recordedTerm = (text: string): string =>
  foldedText(text).replace(/\s+/gu, ' ').trim().slice(0, LONGEST_TERM);

/** Counts searches until they are taken; beyond `most` different ones new ones are let go, so that memory is bounded. */
export class SearchCounts {
  #counts = new Map<string, SearchCount>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  add({ fruitless, ...of }: SearchRecord): void {
    const key = JSON.stringify([of.supplierId, of.day, of.term]);
    const known = this.#counts.get(key);
    if (known === undefined && this.#counts.size >= this.#most) return;
    this.#counts.set(key, {
      ...of,
      searches: (known?.searches ?? 0) + 1,
      fruitless: (known?.fruitless ?? 0) + (fruitless ? 1 : 0),
    });
  }

  /** All that was counted since the last time. */
  take(): SearchCount[] {
    const taken = [...this.#counts.values()];
    this.#counts = new Map();
    return taken;
  }
}
