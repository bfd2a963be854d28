import type { JournalEntry } from '../journal.ts';

/** One invariant of the ledger, and whether it holds. */
export interface Finding {
  readonly id: string;
  /** What must be true. */
  readonly says: string;
  /** How many things were looked at, and what they are. */
  readonly checked: number;
  readonly of: string;
  /** The first of those for which it isn't true. */
  readonly broken: readonly string[];
}

/** What the audit knows from outside the database. */
export interface Outside {
  /** Thousandths by product, before the first order. */
  readonly stockAtStart?: Readonly<Record<string, number>>;
  readonly journal?: readonly JournalEntry[];
}

export const MOST_SHOWN = 10;
