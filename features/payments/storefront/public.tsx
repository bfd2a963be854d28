/** What later features use of payments. */
export { type Buyer, buyerKey, loadBuyer, loadedBuyer, useBuyer } from './buyer.ts';
export { PaymentChoice } from './payment-choice.tsx';
export { PaymentIcon } from './payment-icon.tsx';
export { paymentMethodsQuery } from './payment-methods-query.ts';
export { PixPanel } from './pix-panel.tsx';
