import type { FastifyInstance } from 'fastify';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import {
  listAdditionsEndpoint,
  listAdditionsOfManyEndpoint,
  setAdditionsEndpoint,
} from '../../contract/additions/additions.endpoints.ts';
import {
  listAdditionsOfManySchema,
  listAdditionsSchema,
  setAdditionsSchema,
} from '../../contract/additions/additions.schema.ts';
import { buyingTermsFromWire } from '../../contract/buying-terms.wire.ts';
import { additionTexts } from '../../contract/panel-texts.ts';
import { productToWire } from '../../contract/products/product.wire.ts';
import { additionsOf, additionsOfMany } from './additions-of.ts';
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

  const writers = { access: 'staff', permission: 'catalog:write' } as const;
  serve(app, setAdditionsEndpoint, setAdditionsSchema, writers, async (context, { params, body }) => {
    const saved = orRefuse(await setAdditions(context, params.idproduto, body.adicionais), additionTexts);
    return { adicionais: [...saved] };
  });
}
