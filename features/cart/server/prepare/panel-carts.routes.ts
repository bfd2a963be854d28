import type { FastifyInstance } from 'fastify';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { cartToWire } from '../../contract/cart.wire.ts';
import { prepareCartEndpoint, releaseCartEndpoint } from '../../contract/prepared/prepared-cart.endpoints.ts';
import { prepareCartSchema, releaseCartSchema } from '../../contract/prepared/prepared-cart.schema.ts';
import { preparationFromWire } from '../../contract/prepared/prepared-cart.wire.ts';
import { prepareTexts } from '../../contract/prepared/prepared-cart-texts.ts';
import { prepareCart } from './prepare-cart.ts';
import { releaseCart } from './release-cart.ts';

export function panelCartsRoutes(app: FastifyInstance): void {
  const attendants = { access: 'staff', permission: 'carts:write' } as const;
  serve(app, prepareCartEndpoint, prepareCartSchema, attendants, async (context, { params, body }) => {
    const preparation = orRefuse(preparationFromWire(body, context.now), prepareTexts);
    return cartToWire(orRefuse(await prepareCart(context, params.idcliente, preparation), prepareTexts));
  });

  serve(app, releaseCartEndpoint, releaseCartSchema, attendants, async (context, { params }) =>
    cartToWire(orRefuse(await releaseCart(context, params.idcliente), prepareTexts)),
  );
}
