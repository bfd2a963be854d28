import type { FastifyInstance } from 'fastify';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { methodTexts } from '../../contract/methods/method-texts.ts';
import {
  choosePaymentMethodSchema,
  listPaymentMethodsSchema,
} from '../../contract/methods/payment-method.schema.ts';
import { paymentMethodToWire } from '../../contract/methods/payment-method.wire.ts';
import {
  choosePaymentMethodEndpoint,
  listPaymentMethodsEndpoint,
} from '../../contract/methods/payment-methods.endpoints.ts';
import { choosePaymentMethod } from './choose-payment-method.ts';
import { paymentMethodsOf } from './list-payment-methods.ts';

export function paymentsRoutes(app: FastifyInstance): void {
  // Visitors may see the methods too: the product lists show prices by payment method.
  serve(app, listPaymentMethodsEndpoint, listPaymentMethodsSchema, { access: 'anyone' }, async (context) =>
    (await paymentMethodsOf(context)).map(paymentMethodToWire),
  );
  serve(
    app,
    choosePaymentMethodEndpoint,
    choosePaymentMethodSchema,
    { access: 'customer', act: 'buy' },
    async (context, { body: { idformapagto } }) => {
      orRefuse(await choosePaymentMethod(context, idformapagto), methodTexts);
      return { ok: true as const, formaPagamentoActive: { idformapagto } };
    },
  );
}
