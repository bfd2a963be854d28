import { priceFactsOf } from '#features/catalog/server/products/price-facts.ts';
import { namedMethod } from '#features/payments/server/methods/requested-method.ts';
import type { SalesChannel } from '#features/pricing/domain/buyer.ts';
import { explainPrice, type PriceExplanation } from '#features/pricing/domain/explain-price.ts';
import { defined } from '#kernel/defined.ts';
import type { PaymentMethodId, ProductId } from '#kernel/ids.ts';
import type { Quantity } from '#kernel/quantity.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import type { PricedCart } from '../../domain/cart.ts';
import { priceLines } from '../price-lines.ts';
import { asBuyer, type Buyer } from './as-buyer.ts';

export interface WantedExplanation extends Buyer {
  readonly productId: ProductId;
  readonly quantity: Quantity;
  readonly paymentMethodId?: PaymentMethodId;
  readonly channel?: SalesChannel;
}

export interface ExplainedLine {
  readonly explanation: PriceExplanation;
  /** A cart with this line alone, as it is charged: with promotions, and notices where it cannot be bought so. */
  readonly cart: PricedCart;
}

/** Why a client pays what it pays for a quantity of a product. Writes nothing; stock is taken as sufficient. */
export async function explain(
  context: Context,
  { productId, quantity, paymentMethodId, channel, ...buyer }: WantedExplanation,
): Promise<Result<ExplainedLine, { readonly code: 'client-not-found' | 'product-not-found' }>> {
  const known = await asBuyer(context, buyer);
  if (!known.ok) return known;
  const terms = defined({ paymentMethodId: await namedMethod(known.value, paymentMethodId), channel });
  const [facts, cart] = await Promise.all([
    priceFactsOf(known.value, productId, terms),
    priceLines(known.value, [{ productId, quantity, giftWrap: false }], terms, 'assumed'),
  ]);
  if (facts === undefined) return refuse({ code: 'product-not-found' });
  return accept({ explanation: explainPrice(facts, cart.lines[0]?.quantity ?? quantity), cart });
}
