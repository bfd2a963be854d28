import type { SupplierId } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import type { AnalyticsEventName } from './event-names.ts';

/** An event to be counted. Names no person: neither client nor address, and no order. */
export interface EventRecord {
  readonly supplierId: SupplierId;
  /** Example: '2026-11-20'. */
  readonly day: string;
  readonly event: AnalyticsEventName;
  /** Pseudonym of a visit on one day; empty if unknown. */
  readonly visit: string;
  /** Empty without a list. */
  readonly listName: string;
  readonly value: Money;
}

export interface EventCount extends EventRecord {
  readonly times: number;
}

interface Limits {
  /** Maximum number of distinct rows between two `take` calls. */
  readonly rows: number;
  /** Maximum number of rows that one requester may cause on a day. */
  readonly rowsOfAsker: number;
  /** Maximum number of requesters whose rows are counted. */
  readonly askers: number;
}

const keyOf = ({ supplierId, day, event, visit, listName }: EventRecord): string =>
  JSON.stringify([supplierId, day, event, visit, listName]);

/** Adds up events in memory until `take`; beyond the limits new rows are dropped, so that memory and storage are bounded. */
export class EventBatch {
  #counts = new Map<string, EventCount>();
  #day = '';
  readonly #rowsOf = new Map<string, number>();
  readonly #limits: Limits;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** `asker`: equal for the same requester on the same day. */
  add(record: EventRecord, asker: string): boolean {
    const key = keyOf(record);
    const known = this.#counts.get(key);
    if (known === undefined && !this.#mayAddRow(record.day, asker)) return false;
    this.#counts.set(key, {
      ...record,
      times: (known?.times ?? 0) + 1,
      value: ((known?.value ?? 0) + record.value) as Money,
    });
    return true;
  }

  /** Returns and clears the counts, in key order: two concurrent writers do not deadlock. */
  take(): EventCount[] {
    const taken = [...this.#counts].toSorted(([one], [other]) => (one < other ? -1 : 1));
    this.#counts = new Map();
    return taken.map(([, count]) => count);
  }

  #mayAddRow(day: string, asker: string): boolean {
    // Around midnight shops in other time zones still have the day before.
    if (day > this.#day) {
      this.#rowsOf.clear();
      this.#day = day;
    }
    const rows = this.#rowsOf.get(asker);
    if (rows === undefined && this.#rowsOf.size >= this.#limits.askers) return false;
    if (this.#counts.size >= this.#limits.rows || (rows ?? 0) >= this.#limits.rowsOfAsker) return false;
    this.#rowsOf.set(asker, (rows ?? 0) + 1);
    return true;
  }
}
