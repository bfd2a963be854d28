import type { FastifyInstance } from 'fastify';
import { addressOf } from '#features/addresses/server/addresses-of.ts';
import { buyingTermsFromWire } from '#features/catalog/contract/buying-terms.wire.ts';
import { requestedMethod } from '#features/payments/server/methods/requested-method.ts';
import type { WireDeliveryType } from '#features/suppliers/contract/delivery-type.wire.ts';
import { defined } from '#kernel/defined.ts';
import type { AddressId, PaymentMethodId } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import { notFound } from '#platform/http/common-refusals.ts';
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
import type { Pricing } from './price-lines.ts';
import { priceVisitorCart } from './price-visitor-cart.ts';
import { saveCart } from './save-cart.ts';
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
        ...defined({ subscription: query.idtipoassinatura }),
        lines: body.cartItens.map(cartLineFromWire),
        texts: {
          ...defined({ note: body.anotacoes, customerOrderNumber: body.numPedidoCliente }),
        },
        mode: query.modo === 'mesclar' ? 'merge' : 'replace',
        ...defined({ repeatsOrder: query.modoRepeticaoPedido, seen: query.versao }),
        coupon: {
          ...(query.semCupom ? { typed: '' } : query.cupom === undefined ? {} : { typed: query.cupom }),
          ...defined({ automatic: query.cupomAplicacaoAutomatica }),
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

interface WireTerms {
  readonly idformapagamento?: PaymentMethodId;
  readonly tipoentrega?: WireDeliveryType | '';
  readonly idendereco?: AddressId;
}

/** The terms of a request, by which it is priced. An address that is not the caller's own is a 404. */
async function termsOfCall(
  context: Context,
  { idformapagamento, tipoentrega, idendereco }: WireTerms,
): Promise<Pricing> {
  if (idendereco !== undefined && (await addressOf(context, idendereco)) === undefined) throw notFound();
  return buyingTermsFromWire({
    idformapagamento: await requestedMethod(context, idformapagamento),
    tipoEntrega: tipoentrega,
    idendereco,
  });
}
