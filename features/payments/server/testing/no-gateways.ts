import type { PaymentGateways } from '../providers/payment-gateways.ts';

/** For tests without payments: no provider, and every order is open. */
export const noGateways: PaymentGateways = {
  providerOf: async () => undefined,
  report: () => {},
  orders: {
    lockForPayment: async () => 'open',
    orderPaid: async () => {},
    moneyBack: async () => {},
    mandateMoved: async () => {},
    collectionFailed: async () => {},
    clientsOf: async () => new Map(),
    payerOf: async () => ({ name: 'Ana Lima', email: 'ana@exemplo.com.br' }),
  },
};
