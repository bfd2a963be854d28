import { Banknote, CreditCard, QrCode } from 'lucide-react';
import type { PaymentKind } from '../domain/payment-method.ts';

const icons = { pix: QrCode, 'card-on-delivery': CreditCard, 'cash-on-delivery': Banknote };

export function PaymentIcon({ kind }: { readonly kind: PaymentKind }) {
  const Icon = icons[kind];
  return <Icon aria-hidden="true" className="size-5.5" strokeWidth={1.75} />;
}
