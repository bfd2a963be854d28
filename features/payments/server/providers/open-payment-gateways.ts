import type { FastifyBaseLogger } from 'fastify';
import { mercadoPago } from '../mercado-pago/mercado-pago.ts';
import { paymentAccountOf } from '../methods/payment-accounts.ts';
import { logProviderError } from '../operations/log-provider-error.ts';
import { sandboxProvider } from '../sandbox/sandbox-provider.ts';
import { capped } from './capped-provider.ts';
import type { OrderHooks, PaymentGateways } from './payment-gateways.ts';

export interface PaymentGatewaySettings {
  /** Seals the providers' secrets. */
  readonly sessionSecret: string;
  /** Where providers reach this server. */
  readonly publicUrl: string;
  /** Whether payments may be played: only where no money is meant to move. */
  readonly sandbox: boolean;
  readonly orders: OrderHooks;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** For tests, where a provider is played by a service of the same machine. */
  readonly mercadoPagoApi?: string;
}

export const noticePath = (provider: string, supplierId: string): string =>
  `/v4/pagamentos/${provider}/${supplierId}/notificacoes`;

/** Every provider by the keys of the supplier who asks. */
export const openPaymentGateways = ({
  sessionSecret: secret,
  publicUrl,
  sandbox,
  orders,
  log,
  mercadoPagoApi,
}: PaymentGatewaySettings): PaymentGateways => ({
  orders,
  tell: logProviderError(log),
  providerOf: async (context, name) => {
    const { database, supplier } = context;
    if (name === 'sandbox')
      return sandbox ? capped(sandboxProvider({ db: database.db, supplier, secret })) : undefined;
    const account = await paymentAccountOf(context, secret);
    if (account === undefined) return undefined;
    return capped(
      mercadoPago({
        account,
        noticeUrl: publicUrl + noticePath(name, supplier.id),
        ...(mercadoPagoApi === undefined ? {} : { api: mercadoPagoApi }),
      }),
    );
  },
});
