import { DailyBudget } from '#kernel/daily-budget.ts';
import type { SupplierId } from '#kernel/ids.ts';
import { add, type Money, ZERO } from '#kernel/money.ts';
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
  /** Maximum value of the events of one requester on a day, in centavos; beyond it events count without their value. */
  readonly valueOfAsker: number;
  /** Maximum number of requesters whose rows are counted. */
  readonly askers: number;
}

const keyOf = ({ supplierId, day, event, visit, listName }: EventRecord): string =>
  JSON.stringify([supplierId, day, event, visit, listName]);

/** Adds up events in memory until `take`; beyond the limits new rows are dropped, so that memory and storage are bounded. */
export class EventBatch {
  #counts = new Map<string, EventCount>();
  readonly #limits: Limits;
  readonly #rowsOfAsker: DailyBudget;
  readonly #valueOfAsker: DailyBudget;

  constructor(limits: Limits) {
    this.#limits = limits;
    const { askers, rowsOfAsker, valueOfAsker } = limits;
    this.#rowsOfAsker = new DailyBudget({ amount: rowsOfAsker, requesters: askers });
    this.#valueOfAsker = new DailyBudget({ amount: valueOfAsker, requesters: askers });
  }

  /** `asker`: equal for the same requester on the same day. */
  add(record: EventRecord, asker: string): boolean {
    const key = keyOf(record);
    const known = this.#counts.get(key);
    if (known === undefined && !this.#mayAddRow(record.day, asker)) return false;
    const value = this.#valueOfAsker.spend(record.day, asker, record.value) ? record.value : ZERO;
    this.#counts.set(key, {
      ...record,
      times: (known?.times ?? 0) + 1,
      value: add(known?.value ?? ZERO, value),
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
    return this.#counts.size < this.#limits.rows && this.#rowsOfAsker.spend(day, asker);
  }
}
