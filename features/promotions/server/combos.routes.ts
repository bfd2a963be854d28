import type { FastifyInstance } from 'fastify';
import { buyingTermsFromWire, type WireBuyingTerms } from '#features/catalog/contract/buying-terms.wire.ts';
import { defined } from '#kernel/defined.ts';
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
    const found = await show.listCombos(context, { ...questionOf(query), onlyOfEveryone: true });
    return { combos: found.map(comboToWire) };
  });

  serve(
    app,
    listClientCombosEndpoint,
    listClientCombosSchema,
    { access: 'customer' },
    async (context, { query }) => {
      const found = await show.listCombos(context, { ...questionOf(query), onlyOfEveryone: false });
      return { combos: found.map(comboToWire) };
    },
  );

  serve(app, getComboEndpoint, getComboSchema, { access: 'anyone' }, async (context, { params, query }) =>
    comboToWire(
      orRefuse(await show.getCombo(context, params.idcombo, buyingTermsFromWire(query)), comboTexts),
    ),
  );
}

const questionOf = ({ idproduto, ...terms }: WireBuyingTerms & { readonly idproduto?: string }) => ({
  ...buyingTermsFromWire(terms),
  ...defined({ productId: idproduto }),
});
