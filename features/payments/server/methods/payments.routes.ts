import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import { listPaymentMethodsSchema } from '../../contract/methods/payment-method.schema.ts';
import { paymentMethodToWire } from '../../contract/methods/payment-method.wire.ts';
import { listPaymentMethodsEndpoint } from '../../contract/methods/payment-methods.endpoints.ts';
import { paymentMethodsOf } from './list-payment-methods.ts';

export function paymentsRoutes(app: FastifyInstance): void {
  // Visitors may see the methods too: the product lists show prices by payment method.
  serve(app, listPaymentMethodsEndpoint, listPaymentMethodsSchema, { access: 'anyone' }, async (context) =>
    (await paymentMethodsOf(context)).map(paymentMethodToWire),
  );
}
