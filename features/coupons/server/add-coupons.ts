/** Many coupons of the same terms at once, with codes from a pattern. */
import { randomInt } from 'node:crypto';
import { recordChange } from '#features/accounts/server/audit/record-change.ts';
import { defined } from '#kernel/defined.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Staff } from '#kernel/scope.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { panelCouponToWire, type WantedCoupon } from '../contract/coupon-terms.wire.ts';
import type { CouponChangeRefusal } from '../contract/panel-texts.ts';
import { checkedPattern, codesOf } from '../domain/coupon-pattern.ts';
import { namedNowhere } from './change-coupons.ts';
import { codesLike, insertCoupons } from './panel-coupons.store.ts';

export interface WantedCoupons {
  readonly terms: Omit<WantedCoupon, 'code'>;
  readonly pattern: string;
  readonly count: number;
}

/** All of them, or none. The audit says the pattern, how many, and the terms: the codes are in the shop's list. */
export const addCoupons = (
  context: Context & { readonly actor: Staff },
  { terms, pattern: typed, count }: WantedCoupons,
): Promise<Result<readonly string[], { readonly code: CouponChangeRefusal }>> =>
  inTransaction(context, async (inside) => {
    const { db, supplier, now } = inside;
    const pattern = checkedPattern(typed, count);
    if (!pattern.ok) return pattern;
    const problem = await namedNowhere(inside, terms);
    if (problem !== undefined) return refuse({ code: problem });
    const taken = new Set(await codesLike(db, supplier.id, pattern.value));
    const codes = codesOf(pattern.value, count, taken, (limit) => randomInt(limit)).toSorted();
    const coupons = codes.map((code) => ({ ...terms, code, id: newId() }));
    // Another person's codes of the same pattern, at the same moment.
    if (!(await insertCoupons(db, supplier.id, coupons, now))) return refuse({ code: 'code-taken' });
    const [first] = coupons;
    if (first !== undefined) {
      const {
        codigocupom: _,
        idcupom: __,
        ...said
      } = panelCouponToWire({ coupon: first, used: 0, version: 1 });
      const after = defined({ padrao: pattern.value, quantidade: count, ...said });
      await recordChange(inside, { action: 'coupon.batch-made', subjectId: first.id, before: null, after });
    }
    return accept(codes);
  });
