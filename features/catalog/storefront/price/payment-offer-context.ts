/** What the shop's payment methods make of its prices, for every tile within a shop's shell. */
import { createContext, useContext } from 'react';
import type { PaymentOffer } from '#features/payments/domain/payment-offer.ts';

const Offered = createContext<PaymentOffer | undefined>(undefined);

export const PaymentOfferProvider = Offered.Provider;

/** Undefined where prices do not vary by payment. */
export const usePaymentOffer = (): PaymentOffer | undefined => useContext(Offered);
