import type { FastifyInstance } from 'fastify';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import {
  getCartEndpoint,
  priceVisitorCartEndpoint,
  saveCartEndpoint,
  unlockCartEndpoint,
} from '../contract/cart.endpoints.ts';
import {
  getCartSchema,
  priceVisitorCartSchema,
  saveCartSchema,
  unlockCartSchema,
} from '../contract/cart.schema.ts';
import { cartToWire } from '../contract/cart.wire.ts';
import { cartLineFromWire } from '../contract/cart-lines.wire.ts';
import { cartTexts } from '../contract/texts.ts';
import { loadCart } from './load-cart.ts';
import { priceVisitorCart } from './price-visitor-cart.ts';
import { saveCart } from './save-cart.ts';
import { termsOfCall } from './terms-of-call.ts';
import { unlockCart } from './unlock-cart.ts';

export function cartRoutes(app: FastifyInstance): void {
  serve(app, getCartEndpoint, getCartSchema, { access: 'anyone' }, async (context, { query }) =>
    cartToWire(await loadCart(context, await termsOfCall(context, query), query.idtipoassinatura)),
  );

  // Visitors are refused by the use case, with the specification's own sentence.
  serve(
    app,
    saveCartEndpoint,
    saveCartSchema,
    { access: 'anyone', act: 'buy' },
    async (context, { query, body }) => {
      const saved = await saveCart(context, {
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
    },
  );

  serve(
    app,
    unlockCartEndpoint,
    unlockCartSchema,
    { access: 'customer', act: 'buy' },
    async (context, { query }) => cartToWire(await unlockCart(context, await termsOfCall(context, query))),
  );

  serve(
    app,
    priceVisitorCartEndpoint,
    priceVisitorCartSchema,
    { access: 'anyone' },
    async (context, { query, body }) => {
      const lines = body.cartItens.map(cartLineFromWire);
      const terms = await termsOfCall(context, query);
      return cartToWire(await priceVisitorCart(context, lines, terms, query.idtipoassinatura));
    },
  );
}
