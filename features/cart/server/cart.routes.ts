import type { FastifyInstance } from 'fastify';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { cartToWire } from '../contract/cart.wire.ts';
import { cartLineFromWire } from '../contract/cart-lines.wire.ts';
import { getCartSchema } from '../contract/get-cart.schema.ts';
import { getCart } from '../contract/get-cart.ts';
import { priceVisitorCartSchema } from '../contract/price-visitor-cart.schema.ts';
import { priceVisitorCart } from '../contract/price-visitor-cart.ts';
import { saveCartSchema } from '../contract/save-cart.schema.ts';
import { saveCart } from '../contract/save-cart.ts';
import { cartTexts } from '../contract/texts.ts';
import { unlockCartSchema } from '../contract/unlock-cart.schema.ts';
import { unlockCart } from '../contract/unlock-cart.ts';
import { loadCart } from './load-cart.ts';
import { priceVisitorCart as priceVisitorCartOf } from './price-visitor-cart.ts';
import { saveCart as saveCartOf } from './save-cart.ts';
import { termsOfCall } from './terms-of-call.ts';
import { unlockCart as unlockCartOf } from './unlock-cart.ts';

export function cartRoutes(app: FastifyInstance): void {
  serve(app, getCart, getCartSchema, { access: 'anyone' }, async (context, { query }) =>
    cartToWire(await loadCart(context, await termsOfCall(context, query), query.idtipoassinatura)),
  );

  // Visitors are refused by the use case, with the specification's own sentence.
  serve(app, saveCart, saveCartSchema, { access: 'anyone', act: 'buy' }, async (context, { query, body }) => {
    const saved = await saveCartOf(context, {
      ...(await termsOfCall(context, query)),
      ...(query.idtipoassinatura === undefined ? {} : { subscription: query.idtipoassinatura }),
      lines: body.cartItens.map(cartLineFromWire),
      texts: {
        ...(body.anotacoes === undefined ? {} : { note: body.anotacoes }),
        ...(body.numPedidoCliente === undefined ? {} : { customerOrderNumber: body.numPedidoCliente }),
      },
      mode: query.modo === 'mesclar' ? 'merge' : 'replace',
      ...(query.modoRepeticaoPedido === undefined ? {} : { repeatsOrder: query.modoRepeticaoPedido }),
      ...(query.versao === undefined ? {} : { seen: query.versao }),
      coupon: {
        ...(query.semCupom ? { typed: '' } : query.cupom === undefined ? {} : { typed: query.cupom }),
        ...(query.cupomAplicacaoAutomatica === undefined
          ? {}
          : { automatic: query.cupomAplicacaoAutomatica }),
      },
      guesser: { address: context.request.ip },
    });
    return cartToWire(orRefuse(saved, cartTexts));
  });

  serve(app, unlockCart, unlockCartSchema, { access: 'customer', act: 'buy' }, async (context, { query }) =>
    cartToWire(await unlockCartOf(context, await termsOfCall(context, query))),
  );

  serve(
    app,
    priceVisitorCart,
    priceVisitorCartSchema,
    { access: 'anyone' },
    async (context, { query, body }) => {
      const lines = body.cartItens.map(cartLineFromWire);
      const terms = await termsOfCall(context, query);
      return cartToWire(await priceVisitorCartOf(context, lines, terms, query.idtipoassinatura));
    },
  );
}
