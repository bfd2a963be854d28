import type { FastifyInstance } from 'fastify';
import type { Staff } from '#kernel/scope.ts';
import { changedByOtherText } from '#platform/contract/changed-by-other.ts';
import { orRefuse, withWireFacts } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import {
  getAdditionsEndpoint,
  listAdditionsEndpoint,
  listAdditionsOfManyEndpoint,
  setAdditionsEndpoint,
} from '../../contract/additions/additions.endpoints.ts';
import {
  getAdditionsSchema,
  listAdditionsOfManySchema,
  listAdditionsSchema,
  setAdditionsSchema,
  type WireOfferedAdditions,
} from '../../contract/additions/additions.schema.ts';
import { buyingTermsFromWire } from '../../contract/buying-terms.wire.ts';
import { listedProductToWire } from '../../contract/panel/panel-list.wire.ts';
import { additionTexts } from '../../contract/panel-texts.ts';
import { productToWire } from '../../contract/products/product.wire.ts';
import { asSeenBy } from '../../domain/panel/seen-costs.ts';
import { additionsOf, additionsOfMany } from './additions-of.ts';
import { type OfferedAdditions, offeredAdditions } from './offered-additions.ts';
import { setAdditions } from './set-additions.ts';

export function additionsRoutes(app: FastifyInstance): void {
  serve(
    app,
    listAdditionsEndpoint,
    listAdditionsSchema,
    { access: 'anyone' },
    async (context, { params, query }) => {
      const additions = await additionsOf(context, params.idproduto, buyingTermsFromWire(query));
      return { produtos: additions.map(productToWire) };
    },
  );

  serve(
    app,
    listAdditionsOfManyEndpoint,
    listAdditionsOfManySchema,
    { access: 'anyone' },
    async (context, { query, body }) => {
      const found = await additionsOfMany(context, body.produtos, buyingTermsFromWire(query));
      return {
        adicionais: found.additions.map(productToWire),
        ofertas: [...found.offers].map(([idproduto, adicionais]) => ({
          idproduto,
          adicionais: [...adicionais],
        })),
      };
    },
  );

  const readers = { access: 'staff', permission: 'catalog:read' } as const;
  serve(app, getAdditionsEndpoint, getAdditionsSchema, readers, async (context, { params }) =>
    offeredToWire(context.actor, orRefuse(await offeredAdditions(context, params.idproduto), additionTexts)),
  );

  const writers = { access: 'staff', permission: 'catalog:write' } as const;
  serve(app, setAdditionsEndpoint, setAdditionsSchema, writers, async (context, { params, body }) => {
    const saved = await setAdditions(context, params.idproduto, body.adicionais, body.versao);
    const toWire = ({ atual }: { readonly atual: OfferedAdditions }) => ({
      atual: offeredToWire(context.actor, atual),
    });
    return offeredToWire(
      context.actor,
      orRefuse(withWireFacts(saved, toWire), { ...additionTexts, ...changedByOtherText }),
    );
  });
}

const offeredToWire = (actor: Staff, { version, additions }: OfferedAdditions): WireOfferedAdditions => ({
  versao: version,
  adicionais: additions.map(({ id }) => id),
  produtos: additions.map((product) => listedProductToWire(asSeenBy(actor, product))),
});
