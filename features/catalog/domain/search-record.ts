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
  /** The same for the same person's same search of a day, and tells nothing else; absent where nobody can be told apart. */
  readonly mark?: string;
}

export interface SearchCount extends Omit<SearchRecord, 'fruitless' | 'mark'> {
  readonly searches: number;
  readonly fruitless: number;
  /** By so many people. */
  readonly askers: number;
}

const LONGEST_TERM = 100;

/** One way of writing for what is the same search: folded, of bounded length. */
export const recordedTerm = (text: string): string =>
  foldedText(text).replace(/\s+/gu, ' ').trim().slice(0, LONGEST_TERM);

interface Most {
  /** Different searches until they are taken. */
  readonly searches: number;
  /** People's different searches of a day. */
  readonly marks: number;
}

/** Counts searches until they are taken; beyond `most` new ones are let go, so that memory is bounded. */
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

  /** All that was counted since the last time. */
  take(): SearchCount[] {
    const taken = [...this.#counts.values()];
    this.#counts = new Map();
    return taken;
  }

  /** Whether a person asks this for the first time today. */
  #isFirst(day: string, mark: string | undefined): boolean {
    if (day !== this.#day) this.#marks.clear();
    this.#day = day;
    if (mark === undefined || this.#marks.has(mark) || this.#marks.size >= this.#most.marks) return false;
    this.#marks.add(mark);
    return true;
  }
}
