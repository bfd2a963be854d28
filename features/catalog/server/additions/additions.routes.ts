import type { FastifyInstance } from 'fastify';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { buyingTermsFromWire } from '../../contract/buying-terms.wire.ts';
import { listAdditionsSchema } from '../../contract/list-additions.schema.ts';
import { listAdditions } from '../../contract/list-additions.ts';
import { listAdditionsOfManySchema } from '../../contract/list-additions-of-many.schema.ts';
import { listAdditionsOfMany } from '../../contract/list-additions-of-many.ts';
import { additionTexts } from '../../contract/panel-texts.ts';
import { productToWire } from '../../contract/product.wire.ts';
import { setAdditionsSchema } from '../../contract/set-additions.schema.ts';
import { setAdditions } from '../../contract/set-additions.ts';
import { additionsOf } from './additions-of.ts';
import { additionsOfMany } from './additions-of-many.ts';
import { setAdditions as set } from './set-additions.ts';

export function additionsRoutes(app: FastifyInstance): void {
  serve(app, listAdditions, listAdditionsSchema, { access: 'anyone' }, async (context, { params, query }) => {
    const additions = await additionsOf(context, params.idproduto, buyingTermsFromWire(query));
    return { produtos: additions.map(productToWire) };
  });

  serve(
    app,
    listAdditionsOfMany,
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
  serve(app, setAdditions, setAdditionsSchema, writers, async (context, { params, body }) => {
    const kept = orRefuse(await set(context, params.idproduto, body.adicionais), additionTexts);
    return { adicionais: [...kept] };
  });
}
