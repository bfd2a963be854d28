import type { FastifyBaseLogger } from 'fastify';
import { orderHooks } from '#features/orders/server/status/order-hooks.ts';
import { openPaymentGateways } from '#features/payments/server/providers/open-payment-gateways.ts';
import type { PaymentGateways } from '#features/payments/server/providers/payment-gateways.ts';
import type { Settings } from './settings.ts';

/**
 * Connects payments with the orders' hooks. In the demo the sandbox provider takes the payments and no money moves.
 */
export const paymentGatewaysOf = (
  {
    sessionSecret,
    publicUrl,
    demo = false,
  }: Pick<Settings, 'sessionSecret' | 'publicUrl'> & Partial<Pick<Settings, 'demo'>>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): PaymentGateways =>
  openPaymentGateways({ sessionSecret, publicUrl, sandbox: demo, orders: orderHooks, log });
