import type { FastifyBaseLogger } from 'fastify';
import { logProviderError } from '../operations/log-provider-error.ts';
import { capped } from './capped-provider.ts';
import type { OrderHooks, PaymentGateways } from './payment-gateways.ts';
import type { ProviderModule, ProviderModules, ProviderSettings } from './provider-module.ts';
import { providers } from './providers.ts';

export interface PaymentGatewaySettings extends ProviderSettings {
  readonly orders: OrderHooks;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Builds each provider with the keys of the context's supplier. */
export const openPaymentGateways = (
  { orders, log, ...settings }: PaymentGatewaySettings,
  modules: ProviderModules = providers,
): PaymentGateways => {
  const known = new Map<string, ProviderModule>(Object.entries(modules));
  return {
    orders,
    report: logProviderError(log),
    providerOf: async (context, name) => {
      const provider = await known.get(name)?.open(context, settings);
      return provider && capped(provider);
    },
  };
};
