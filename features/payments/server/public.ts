/** The door for later features. */
export { cancelCharges } from './cancel-charges.ts';
export { chargesOf } from './charges-of.ts';
export { createPaymentMethod } from './create-payment-method.ts';
export { paymentMethod, paymentMethodsOf } from './list-payment-methods.ts';
export { openCharge } from './open-charge.ts';
export { paymentVariance, shownVariance } from './payment-variance.ts';
