import type { FastifyInstance } from 'fastify';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { cartToWire } from '../contract/cart.wire.ts';
import { prepareCartSchema } from '../contract/prepare-cart.schema.ts';
import { prepareCart } from '../contract/prepare-cart.ts';
import { preparationFromWire } from '../contract/prepare-cart.wire.ts';
import { prepareTexts } from '../contract/prepare-cart-texts.ts';
import { releaseCartSchema } from '../contract/release-cart.schema.ts';
import { releaseCart } from '../contract/release-cart.ts';
import { prepareCart as prepare } from './prepare-cart.ts';
import { releaseCart as release } from './release-cart.ts';

export function panelCartsRoutes(app: FastifyInstance): void {
  const attendants = { access: 'staff', permission: 'carts:write' } as const;
  serve(app, prepareCart, prepareCartSchema, attendants, async (context, { params, body }) => {
    const preparation = orRefuse(preparationFromWire(body, context.now), prepareTexts);
    return cartToWire(orRefuse(await prepare(context, params.idcliente, preparation), prepareTexts));
  });

  serve(app, releaseCart, releaseCartSchema, attendants, async (context, { params }) =>
    cartToWire(orRefuse(await release(context, params.idcliente), prepareTexts)),
  );
}
