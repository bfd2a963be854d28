import type { FastifyInstance } from 'fastify';
import { buyingTermsFromWire, type WireBuyingTerms } from '#features/catalog/contract/buying-terms.wire.ts';
import { namedMethod } from '#features/payments/server/methods/requested-method.ts';
import { defined } from '#kernel/defined.ts';
import type { Context } from '#platform/db/context.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { getComboSchema, listClientCombosSchema, listCombosSchema } from '../contract/combo.schema.ts';
import { comboToWire } from '../contract/combo.wire.ts';
import {
  getComboEndpoint,
  listClientCombosEndpoint,
  listCombosEndpoint,
} from '../contract/combos.endpoints.ts';
import { comboTexts } from '../contract/texts.ts';
import * as show from './show-combos.ts';

export function combosRoutes(app: FastifyInstance): void {
  serve(app, listCombosEndpoint, listCombosSchema, { access: 'anyone' }, async (context, { query }) => {
    const found = await show.listCombos(context, {
      ...(await questionOf(context, query)),
      onlyOfEveryone: true,
    });
    return { combos: found.map(comboToWire) };
  });

  serve(
    app,
    listClientCombosEndpoint,
    listClientCombosSchema,
    { access: 'customer' },
    async (context, { query }) => {
      const found = await show.listCombos(context, {
        ...(await questionOf(context, query)),
        onlyOfEveryone: false,
      });
      return { combos: found.map(comboToWire) };
    },
  );

  serve(app, getComboEndpoint, getComboSchema, { access: 'anyone' }, async (context, { params, query }) =>
    comboToWire(
      orRefuse(await show.getCombo(context, params.idcombo, await questionOf(context, query)), comboTexts),
    ),
  );
}

/** Priced by the method that the call names, if the caller may use it. */
const questionOf = async (
  context: Context,
  { idproduto, idformapagamento, ...terms }: WireBuyingTerms & { readonly idproduto?: string },
) => ({
  ...buyingTermsFromWire({ ...terms, idformapagamento: await namedMethod(context, idformapagamento) }),
  ...defined({ productId: idproduto }),
});
