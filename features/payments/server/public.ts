/** The door for later features. */
export { cancelCharges } from './cancel-charges.ts';
export { mayTryCard, uncountCard } from './card-tries.ts';
export { type ChangeRefusal, changeCharge } from './change-charge.ts';
export { changeCreditLimit } from './change-credit-limit.ts';
export { chargeAt } from './charge-at.ts';
export { chargeMails } from './charge-mails.ts';
export { chargeTroublesOf } from './charge-troubles.ts';
export { chargesOf } from './charges-of.ts';
export { cancelTitle, payTitle } from './close-title.ts';
export { createPaymentMethod } from './create-payment-method.ts';
export { createTitle } from './create-title.ts';
export { creditAtShop, creditOfClient, seesCredit } from './credit-of.ts';
export { givenByHandOf } from './given-by-hand.ts';
export { paymentMethod, paymentMethodsOf } from './list-payment-methods.ts';
export { lookAfterCharges } from './look-after-charges.ts';
export {
  agreeCharge,
  type ChargeRequest,
  isAgreedByReading,
  openCharge,
  writeCharge,
} from './open-charge.ts';
export { openTill } from './open-till.ts';
export { paymentStepsOf } from './payment-steps.ts';
export { methodVariance, paymentVariance, varianceOf } from './payment-variance.ts';
export {
  forgetClient,
  forgetPaymentsOf,
  paymentsOfOrders,
  personalDataOf,
} from './personal-data.store.ts';
export { type FaultyTitle, putTitles } from './put-titles.ts';
export { playProvider } from './sandbox/play-provider.ts';
export { type SecondCopyRefusal, secondCopy } from './second-copy.ts';
export { tendCharges } from './tend-charges.ts';
export type { MoneyBack, OrderHold, OrderHooks, PaidWith, Till } from './till.ts';
export {
  chosenTitles,
  openTitlesOf,
  owedBy,
  titlesOfClient,
  titlesOfShop,
  type WantedTitles,
} from './titles-of.ts';
export { todayOf } from './today.ts';
