/** What later features use of payments. */
export { type Buyer, buyerKey, loadBuyer, useBuyer } from './buyer.ts';
export { PaymentChoice } from './payment-choice.tsx';
export { paymentMethodsQuery } from './payment-methods-query.ts';
export { PixPanel } from './pix-panel.tsx';
