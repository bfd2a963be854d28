import { byMethodWords } from '#features/payments/contract/methods/by-method-words.ts';
import type { PaymentOffer } from '#features/payments/domain/payment-offer.ts';
import type { Offer, PriceRules } from '#features/pricing/domain/offer.ts';
import { withoutVariance, withVariance } from '#features/pricing/domain/payment-variance.ts';
import { unitPrice } from '#features/pricing/domain/unit-price.ts';
import { add, centavos, formatMoney, type Money } from '#kernel/money.ts';
import type { Quantity } from '#kernel/quantity.ts';
import { unitWords } from '../words/unit-words.ts';

export interface PaymentNotes {
  /** 'R$ 4,36 no Pix'; if the shown price already is that one, 'Preço no Pix'. */
  readonly best?: string;
  /** '12x de R$ 10,90 sem juros'; if the shown price is not the card's, 'R$ 130,80 em 12x de R$ 10,90 sem juros'. */
  readonly instalments?: string;
}

/**
 * The best price by payment, and the longest instalments without interest, beside a price that is shown for a quantity. With
 * interest the law asks for the whole amount and rate, which only the checkout has room for.
 */
export function paymentNotes(
  offer: Offer,
  quantity: Quantity,
  rules: PriceRules,
  { best, card }: PaymentOffer,
  unit: string,
): PaymentNotes {
  const base = withoutVariance(offer);
  const priceBy = (basisPoints: number): Money =>
    unitPrice(withVariance(base, basisPoints), quantity, rules).price;
  const shown = unitPrice(offer, quantity, rules).price;
  const lowest = priceBy(best.basisPoints);
  const { short, measured } = unitWords(unit);
  const per = measured ? `/${short}` : '';
  const words = byMethodWords[best.kind];
  return {
    ...(lowest < shown ? { best: `${formatMoney(lowest)}${per} ${words}` } : {}),
    ...(lowest === shown && lowest < priceBy(0) ? { best: `Preço ${words}` } : {}),
    // What is sold by measure is not paid in instalments of one unit's price.
    ...(card === undefined || measured ? {} : instalmentNote(priceBy(card.basisPoints), shown, card)),
  };
}

/** The same for an amount, such as a line's total, that is shown without what payment changes; `effect` is what a variance changes. */
export function amountNotes(
  amount: Money,
  effect: (basisPoints: number) => Money,
  { best, card }: PaymentOffer,
): PaymentNotes {
  const lowest = add(amount, effect(best.basisPoints));
  return {
    ...(lowest < amount ? { best: `${formatMoney(lowest)} ${byMethodWords[best.kind]}` } : {}),
    ...(card === undefined ? {} : instalmentNote(add(amount, effect(card.basisPoints)), amount, card)),
  };
}

function instalmentNote(
  price: Money,
  shown: Money,
  { withoutInterest, smallestPart }: NonNullable<PaymentOffer['card']>,
): PaymentNotes {
  const count = Math.min(withoutInterest, Math.floor(price / Math.max(1, smallestPart)));
  if (count < 2) return {};
  const parts = `${count}x de ${formatMoney(centavos(Math.floor(price / count)))} sem juros`;
  // Parts of another price than the shown one, as where that is the one by Pix.
  return { instalments: price === shown ? parts : `${formatMoney(price)} em ${parts}` };
}
