import { Lazy } from '../lazy.tsx';
import { lazyPart } from '../lazy-part.ts';
import type { PaymentNoteProps } from './payment-note.tsx';
import { usePaymentOffer } from './payment-offer-context.ts';

/** Its code is loaded only by shops whose prices vary by payment; on the server before anything is rendered. */
export const paymentNote = lazyPart(async () => (await import('./payment-note.tsx')).PaymentNote);

/** Nothing where prices do not vary by payment. */
export const LazyPaymentNote = (props: PaymentNoteProps) =>
  usePaymentOffer() && <Lazy part={paymentNote} props={props} />;
