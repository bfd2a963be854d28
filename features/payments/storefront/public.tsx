/** What other features use of payments. */

export { BoletoPanel } from './boleto/boleto-panel.tsx';
export { CopyLine } from './boleto/copy-line.tsx';
export { dueWords, todayInShops } from './boleto/due-words.ts';
export { fetchFile } from './boleto/fetch-file.ts';
export { SendForm } from './boleto/send-form.tsx';
export { type Boletos, useBoletos } from './boleto/use-boletos.ts';
export { type Buyer, buyerKey, loadBuyer, useBuyer } from './buyer.ts';
export type { CardHandle } from './card/card-field.tsx';
export { LateCardForm } from './card/late-card-form.tsx';
export {
  chooseMethod,
  chosenMethod,
  currentMethod,
  offeredMethods,
  onMethodChosen,
} from './current-method.ts';
export { PaymentChoice } from './payment-choice.tsx';
export { paymentMethodsQuery } from './payment-methods-query.ts';
export { PixPanel } from './pix-panel.tsx';

export { effectInMoney, type PriceEffect } from './price-effect.ts';
