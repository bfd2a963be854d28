import type { Quantity } from '#kernel/quantity.ts';
import type { ProductCard } from '../../domain/product.ts';
import { usePaymentNotes } from './use-payment-notes.ts';

export interface PaymentNoteProps {
  readonly product: ProductCard;
  readonly quantity: Quantity | undefined;
}

/** The best price by payment, and the longest instalments without interest. */
export function PaymentNote({ product, quantity }: PaymentNoteProps) {
  const { best, instalments } = usePaymentNotes(product, quantity);
  return (
    <>
      {best !== undefined && <strong className="font-semibold text-success">{best}</strong>}
      {instalments !== undefined && <span className="text-ink-2">{instalments}</span>}
    </>
  );
}
