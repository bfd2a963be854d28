/** The interface for other features. */
export { cancelCharges } from './charges/cancel-charges.ts';
export { mayTryCard, uncountCard } from './charges/card-tries.ts';
export { type ChangeRefusal, changeCharge } from './charges/change-charge.ts';
export { chargeAt } from './charges/charge-at.ts';
export { chargeTroublesOf } from './charges/charge-troubles.ts';
export { chargesOf } from './charges/charges-of.ts';
export {
  type ChargeRequest,
  checkCharge,
  isCheckedByReading,
  openCharge,
  writeCharge,
} from './charges/open-charge.ts';
export { refundsByHandOf } from './charges/refunds-by-hand.ts';
export { createPaymentMethod } from './methods/create-payment-method.ts';
export { paymentMethod, paymentMethodsOf } from './methods/list-payment-methods.ts';
export { paymentStepsOf } from './methods/payment-steps.ts';
export { methodVariance, paymentVariance, varianceOf } from './methods/payment-variance.ts';
export { chargeMails } from './operations/charge-mails.ts';
export { runDueOperations } from './operations/run-due-operations.ts';
export { runOperationsNow } from './operations/run-operations-now.ts';
export { openPaymentGateways } from './providers/open-payment-gateways.ts';
export type {
  MoneyBack,
  OrderHold,
  OrderHooks,
  PaidWith,
  PaymentGateways,
} from './providers/payment-gateways.ts';
export { playProvider } from './sandbox/play-provider.ts';
export {
  forgetClient,
  forgetPaymentsOf,
  paymentsOfOrders,
  personalDataOf,
} from './store/personal-data.store.ts';
export { changeCreditLimit } from './titles/change-credit-limit.ts';
export { cancelTitle, payTitle } from './titles/close-title.ts';
export { createTitle } from './titles/create-title.ts';
export { creditAtShop, creditOfClient, seesCredit } from './titles/credit-of.ts';
export { type FaultyTitle, putTitles } from './titles/put-titles.ts';
export { type SecondCopyRefusal, secondCopy } from './titles/second-copy.ts';
export {
  chosenTitles,
  openTitlesOf,
  owedBy,
  titlesOfClient,
  titlesOfShop,
  type WantedTitles,
} from './titles/titles-of.ts';
export { todayOf } from './titles/today.ts';
