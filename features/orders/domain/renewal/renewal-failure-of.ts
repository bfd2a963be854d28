import type { RenewalFailure } from '#features/subscriptions/domain/renewal-failure.ts';
import type { SubmitRefusal } from '../submit/submit-refusal.ts';

const failures: Partial<Record<SubmitRefusal['code'], RenewalFailure>> = {
  'not-approved': 'not-approved',
  'registration-refused': 'registration-refused',
  'address-not-found': 'address-gone',
  'address-not-served': 'address-not-served',
  'slot-not-offered': 'no-delivery',
  'payment-not-offered': 'payment-not-offered',
  'payment-not-renewable': 'payment-needs-client',
  'characteristic-missing': 'questions-open',
  'credit-exceeded': 'no-credit',
  'below-client-minimum': 'below-minimum',
  'empty-cart': 'nothing-left',
  'out-of-stock': 'nothing-left',
  'age-not-declared': 'nothing-left',
};

/** Why a subscription's order was refused, in the terms of its client. */
export const renewalFailureOf = (refusal: SubmitRefusal): RenewalFailure =>
  refusal.code === 'no-delivery-option'
    ? refusal.minimumOrder === undefined
      ? 'no-delivery'
      : 'below-minimum'
    : (failures[refusal.code] ?? 'not-possible');
