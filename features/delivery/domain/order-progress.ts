/** How far an order is from being delivered at all, and for nothing. Checklist, cart: minimum order and free freight. */
import type { Money } from '#kernel/money.ts';
import type { DeliveryArea } from './area.ts';
import { missingForFree, missingForMinimum } from './fee.ts';

/** What an area asks of an order. */
export type OrderTerms = Pick<DeliveryArea, 'name' | 'fee' | 'freeFrom' | 'minimumOrder'>;

export type ProgressStep =
  | { readonly towards: 'minimum' | 'free'; readonly missing: Money; readonly of: Money }
  /** What is reached by buying; where delivery is free anyway nothing was won. */
  | { readonly towards: 'won' };

/** What is still to be reached, the nearest first; nothing where nothing is to be gained. */
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
