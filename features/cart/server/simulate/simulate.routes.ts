import type { FastifyInstance } from 'fastify';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { defined } from '#kernel/defined.ts';
import { isUuid } from '#kernel/ids.ts';
import { NONE, parseQuantity } from '#kernel/quantity.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { cartToWire } from '../../contract/cart.wire.ts';
import {
  explainPriceEndpoint,
  previewStackingEndpoint,
  priceChoicesEndpoint,
  simulateCartEndpoint,
} from '../../contract/simulate/simulate.endpoints.ts';
import {
  explainPriceSchema,
  priceChoicesSchema,
  simulateCartSchema,
} from '../../contract/simulate/simulate.schema.ts';
import { explanationToWire, momentOf, simulationFromWire } from '../../contract/simulate/simulate.wire.ts';
import { simulateTexts } from '../../contract/simulate/simulate-texts.ts';
import { previewStackingSchema } from '../../contract/simulate/stacking.schema.ts';
import { stackingFromWire, stackingToWire } from '../../contract/simulate/stacking.wire.ts';
import { explain } from './explain.ts';
import { previewStacking } from './preview-stacking.ts';
import { priceChoices } from './price-choices.ts';
import { simulate } from './simulate.ts';

/** What clients pay and why, for staff: priced by the same functions, and nothing is written. */
export function simulateRoutes(app: FastifyInstance): void {
  const readers = { access: 'staff', permission: 'prices:read' } as const;

  serve(app, priceChoicesEndpoint, priceChoicesSchema, readers, (context, { query }) =>
    priceChoices(context, query.busca ?? '', query.clientes?.split(',').filter(isUuid)),
  );

  serve(app, explainPriceEndpoint, explainPriceSchema, readers, async (context, { query }) => {
    const { idcliente, idproduto, idformapagamento, quantidade, quando, canal } = query;
    const explained = await explain(context, {
      ...defined({ clientId: idcliente, paymentMethodId: idformapagamento, channel: canal }),
      productId: idproduto,
      quantity: parseQuantity(quantidade) ?? NONE,
      at: orRefuse(momentOf(quando, context.now), simulateTexts),
    });
    const { explanation, cart } = orRefuse(explained, simulateTexts);
    return explanationToWire(explanation, cart);
  });

  serve(app, simulateCartEndpoint, simulateCartSchema, readers, async (context, { body }) => {
    const at = orRefuse(momentOf(body.quando, context.now), simulateTexts);
    return cartToWire(orRefuse(await simulate(context, { ...simulationFromWire(body), at }), simulateTexts));
  });

  serve(app, previewStackingEndpoint, previewStackingSchema, readers, async (context, { body }) => {
    const wanted = orRefuse(stackingFromWire(body), simulateTexts);
    const stacking = orRefuse(await previewStacking(context, wanted), simulateTexts);
    return stackingToWire(stacking, timeZoneOf(context.supplier));
  });
}
