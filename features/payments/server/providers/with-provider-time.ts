import type { FastifyReply } from 'fastify';
import type { PaymentGateways } from './payment-gateways.ts';

/** The same gateways: the call may take long from the moment it needs a provider, and has the limit of any other until then. */
export const withProviderTime = (
  reply: Pick<FastifyReply, 'mayTakeLong'>,
  gateways: PaymentGateways,
): PaymentGateways => ({
  ...gateways,
  providerOf: (context, name) => {
    reply.mayTakeLong = true;
    return gateways.providerOf(context, name);
  },
});
