import type { JournalEntry } from '../journal.ts';

/** One invariant of the ledger and whether it holds. */
export interface Finding {
  readonly id: string;
  /** The invariant as a sentence. */
  readonly says: string;
  /** How many things were checked, and of which kind. */
  readonly checked: number;
  readonly of: string;
  /** The first violations. */
  readonly broken: readonly string[];
}

/** Knowledge from outside the database. */
export interface Outside {
  /** Initial stock in thousandths by product id. */
  readonly stockAtStart?: Readonly<Record<string, number>>;
  readonly journal?: readonly JournalEntry[];
}

export const MAX_SHOWN = 10;
