import type { FastifyInstance } from 'fastify';
import { addressOf } from '#features/addresses/server/addresses-of.ts';
import { cartToWire } from '#features/cart/contract/cart.wire.ts';
import { noticeToWire } from '#features/cart/contract/cart-notice.wire.ts';
import { buyingTermsFromWire, type WireBuyingTerms } from '#features/catalog/contract/buying-terms.wire.ts';
import type { BuyingTerms } from '#features/catalog/domain/buying-terms.ts';
import { requestedMethod } from '#features/payments/server/methods/requested-method.ts';
import { defined } from '#kernel/defined.ts';
import { NONE, parseQuantity } from '#kernel/quantity.ts';
import type { Context } from '#platform/db/context.ts';
import { notFound } from '#platform/http/common-refusals.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { applyListSchema, getListProductsSchema } from '../contract/get-list-products.schema.ts';
import { openListToWire } from '../contract/list-products.wire.ts';
import {
  addProductEndpoint,
  applyListEndpoint,
  copyProductEndpoint,
  disableListEndpoint,
  getListProductsEndpoint,
  listListsEndpoint,
  saveListEndpoint,
} from '../contract/lists.endpoints.ts';
import {
  addProductSchema,
  copyProductSchema,
  disableListSchema,
  listListsSchema,
  saveListSchema,
} from '../contract/lists.schema.ts';
import { conflictsToWire, itemChangeFromWire, listKindFromWire, listToWire } from '../contract/lists.wire.ts';
import { listTexts } from '../contract/texts.ts';
import { type Application, applyList } from './apply-list.ts';
import * as change from './change-lists.ts';
import { listLists } from './list-lists.ts';
import { openList } from './open-list.ts';

/** A client's lists, and those that the supplier suggests to it. Spec 7, shopping lists. */
export function shoppingListsRoutes(app: FastifyInstance): void {
  const clients = { access: 'customer' } as const;
  const writers = { ...clients, act: 'lists:change' } as const;

  serve(
    app,
    listListsEndpoint,
    listListsSchema,
    clients,
    async (context, { query: { type = 'FROM_CLIENT' } }) => ({
      listas: (await listLists(context, listKindFromWire(type))).map(listToWire),
    }),
  );

  serve(app, getListProductsEndpoint, getListProductsSchema, clients, async (context, { params, query }) =>
    openListToWire(
      orRefuse(await openList(context, params.idlista, await termsOf(context, query)), listTexts),
    ),
  );

  serve(
    app,
    applyListEndpoint,
    applyListSchema,
    { ...clients, act: 'buy' },
    async (context, { params, query }) =>
      applicationToWire(
        orRefuse(await applyList(context, params.idlista, await termsOf(context, query)), listTexts),
      ),
  );

  serve(app, saveListEndpoint, saveListSchema, writers, async (context, { body }) => {
    const { idlista, nome, produtos = [], compartilhada, ativa } = body;
    const saved = orRefuse(
      await change.saveList(context, {
        ...listOf({ idlista, nome }),
        changes: produtos.map(itemChangeFromWire),
        ...defined({ restore: ativa, shared: compartilhada }),
      }),
      listTexts,
    );
    return { ...listToWire(saved), conflitos: conflictsToWire(saved.conflicts) };
  });

  serve(app, addProductEndpoint, addProductSchema, writers, async (context, { params, body }) => {
    const { quantidade } = body;
    const added = {
      productId: params.idproduto,
      ...defined({ quantity: quantidade === undefined ? undefined : (parseQuantity(quantidade) ?? NONE) }),
    };
    return listToWire(orRefuse(await change.addProduct(context, added, listOf(body)), listTexts));
  });

  serve(app, copyProductEndpoint, copyProductSchema, writers, async (context, { params, body }) => {
    const { idproduto, idlista } = params;
    const way = { from: body.idlistaorigem, to: idlista };
    return listToWire(orRefuse(await change.copyProduct(context, idproduto, way), listTexts));
  });

  serve(app, disableListEndpoint, disableListSchema, writers, async (context, { params }) => {
    orRefuse(await change.disableList(context, params.idlista), listTexts);
    return { status: 'success' } as const;
  });
}

const listOf = ({
  idlista,
  nome,
}: {
  readonly idlista?: string | undefined;
  readonly nome?: string | undefined;
}) => ({
  ...defined({ id: idlista, name: nome }),
});

/** An address that is not the caller's own is a 404. */
async function termsOf(context: Context, wire: WireBuyingTerms): Promise<BuyingTerms> {
  const named = buyingTermsFromWire(wire);
  const paymentMethodId = await requestedMethod(context, named.paymentMethodId);
  const terms = { ...named, ...defined({ paymentMethodId }) };
  const { addressId } = terms;
  if (addressId !== undefined && (await addressOf(context, addressId)) === undefined) throw notFound();
  return terms;
}

const applicationToWire = (application: Application) => ({
  avisos: application.notices.map(noticeToWire),
  ...(application.applied
    ? ({ status: 'success', carrinho: cartToWire(application.cart) } as const)
    : ({ status: 'error', message: application.message } as const)),
});
