import type { Quantity } from '#kernel/quantity.ts';
import type { ProductCard } from '../../domain/product.ts';
import { type PaymentNotes, paymentNotes } from './payment-notes.ts';
import { usePaymentOffer } from './payment-offer-context.ts';
import { shownQuantity } from './shown-price.ts';
import { usePriceRules } from './use-price-rules.ts';

/** Empty where prices do not vary by payment, are hidden, or the product can't be bought. */
export function usePaymentNotes(
  { offer, increments, unit, available }: ProductCard,
  chosen?: Quantity | undefined,
): PaymentNotes {
  const rules = usePriceRules();
  const offered = usePaymentOffer();
  if (offered === undefined || offer === undefined || !available) return NONE;
  return paymentNotes(offer, shownQuantity(increments, chosen), rules, offered, unit);
}

const NONE: PaymentNotes = {};
