import type { FastifyBaseLogger } from 'fastify';
import { orderHooks } from '#features/orders/server/public.ts';
import { openTill, type Till } from '#features/payments/server/public.ts';
import type { Settings } from './settings.ts';

/** Payments and orders, introduced to each other. In the demo no money moves: there a provider is played. */
export const paymentGatewaysOf = (
  {
    sessionSecret,
    publicUrl,
    demo = false,
  }: Pick<Settings, 'sessionSecret' | 'publicUrl'> & Partial<Pick<Settings, 'demo'>>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Till => openTill({ sessionSecret, publicUrl, sandbox: demo, orders: orderHooks, log });
