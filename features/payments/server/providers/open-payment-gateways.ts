import type { FastifyBaseLogger } from 'fastify';
import { mercadoPago } from '../mercado-pago/mercado-pago.ts';
import { paymentAccountOf } from '../methods/payment-accounts.ts';
import { logProviderError } from '../operations/log-provider-error.ts';
import { sandboxProvider } from '../sandbox/sandbox-provider.ts';
import { capped } from './capped-provider.ts';
import type { OrderHooks, PaymentGateways } from './payment-gateways.ts';

export interface PaymentGatewaySettings {
  /** Encrypts the providers' secrets. */
  readonly sessionSecret: string;
  /** The base URL at which providers reach this server. */
  readonly publicUrl: string;
  /** Enables the sandbox provider: only where no real money may move. */
  readonly sandbox: boolean;
  readonly orders: OrderHooks;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** For tests, with a local stub of the provider. */
  readonly mercadoPagoApi?: string;
}

export const noticePath = (provider: string, supplierId: string): string =>
  `/v4/pagamentos/${provider}/${supplierId}/notificacoes`;

/** Builds each provider with the keys of the context's supplier. */
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
