/** Bounds what one requester may cause on a day. In memory of one process, without a clock: the caller says which day it is. */
interface DailyLimits {
  /** Maximum sum of the amounts of one requester on a day. */
  readonly amount: number;
  /** Maximum number of requesters who are counted on a day; others get nothing. */
  readonly requesters: number;
}

export class DailyBudget {
  #day = '';
  readonly #spent = new Map<string, number>();
  readonly #limits: DailyLimits;

  constructor(limits: DailyLimits) {
    this.#limits = limits;
  }

  /** Whether the requester may spend this amount, which is then spent. `day`: 'YYYY-MM-DD'. `requester`: equal for the same one on the same day. */
  spend(day: string, requester: string, amount = 1): boolean {
    // Around midnight shops in other time zones still have the day before.
    if (day > this.#day) {
      this.#spent.clear();
      this.#day = day;
    }
    const spent = this.#spent.get(requester);
    if (spent === undefined && this.#spent.size >= this.#limits.requesters) return false;
    if ((spent ?? 0) + amount > this.#limits.amount) return false;
    this.#spent.set(requester, (spent ?? 0) + amount);
    return true;
  }
}
