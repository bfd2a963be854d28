import { Banknote, Barcode, CreditCard, FileClock, QrCode, WalletCards } from 'lucide-react';
import type { PaymentKind } from '../domain/payment-method.ts';

const icons = {
  'cash-on-delivery': Banknote,
  'card-on-delivery': WalletCards,
  pix: QrCode,
  boleto: Barcode,
  card: CreditCard,
  'on-account': FileClock,
} as const satisfies Record<PaymentKind, unknown>;

export function PaymentIcon({ kind }: { readonly kind: PaymentKind }) {
  const Icon = icons[kind];
  return <Icon aria-hidden="true" className="size-5.5" strokeWidth={1.75} />;
}
