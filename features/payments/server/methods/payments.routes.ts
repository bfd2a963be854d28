import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import { listPaymentMethodsSchema } from '../../contract/list-payment-methods.schema.ts';
import { listPaymentMethods } from '../../contract/list-payment-methods.ts';
import { paymentMethodToWire } from '../../contract/payment-method.wire.ts';
import { paymentMethodsOf } from './list-payment-methods.ts';

export function paymentsRoutes(app: FastifyInstance): void {
  // Visitors may see the methods too: the product lists show prices by payment method.
  serve(app, listPaymentMethods, listPaymentMethodsSchema, { access: 'anyone' }, async (context) =>
    (await paymentMethodsOf(context)).map(paymentMethodToWire),
  );
}
