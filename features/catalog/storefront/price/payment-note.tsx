import type { Quantity } from '#kernel/quantity.ts';
import type { ProductCard } from '../../domain/product.ts';
import type { PaymentNotes } from './payment-notes.ts';
import { usePaymentNotes } from './use-payment-notes.ts';

export interface PaymentNoteProps {
  readonly product: ProductCard;
  readonly quantity: Quantity | undefined;
}

export const PaymentNote = ({ product, quantity }: PaymentNoteProps) => (
  <PaymentWords {...usePaymentNotes(product, quantity)} />
);

/** The best price by payment, and the longest instalments without interest. */
export const PaymentWords = ({ best, instalments }: PaymentNotes) => (
  <>
    {best !== undefined && <strong className="font-semibold text-success">{best}</strong>}
    {instalments !== undefined && <span className="text-ink-2">{instalments}</span>}
  </>
);
