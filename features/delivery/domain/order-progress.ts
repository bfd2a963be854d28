/** Progress of a cart towards the minimum order and free delivery. Checklist, cart: minimum order and free freight. */
import type { Money } from '#kernel/money.ts';
import type { DeliveryArea } from './area.ts';
import { missingForFree, missingForMinimum } from './fee.ts';

/** The area's terms that depend on the order's value. */
export type OrderTerms = Pick<DeliveryArea, 'name' | 'fee' | 'freeFrom' | 'minimumOrder'>;

export type ProgressStep =
  | { readonly towards: 'minimum' | 'free'; readonly missing: Money; readonly of: Money }
  /** Free delivery was reached by the order's value; not used where delivery is always free. */
  | { readonly towards: 'won' };

/** The steps still to be reached, the nearest first; empty if there are none. */
export function orderProgress(terms: OrderTerms, subtotal: Money): ProgressStep[] {
  const { minimumOrder, freeFrom, fee } = terms;
  const steps: ProgressStep[] = [];
  const lacking = missingForMinimum(terms, subtotal);
  if (lacking !== undefined) steps.push({ towards: 'minimum', missing: lacking, of: minimumOrder });
  const missing = missingForFree(terms, subtotal);
  if (missing !== undefined && freeFrom !== undefined) steps.push({ towards: 'free', missing, of: freeFrom });
  const won = freeFrom !== undefined && freeFrom > 0 && fee > 0 && subtotal >= freeFrom;
  if (won && steps.length === 0) steps.push({ towards: 'won' });
  return steps;
}
