import type { FastifyInstance } from 'fastify';
import { deliveryTypeFromWire } from '#features/catalog/contract/delivery-type.wire.ts';
import type { BuyingTerms } from '#features/catalog/server/public.ts';
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import type { PaymentMethodId } from '#kernel/ids.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { comboToWire } from '../contract/combo.wire.ts';
import { getComboSchema } from '../contract/get-combo.schema.ts';
import { getCombo } from '../contract/get-combo.ts';
import { listClientCombos } from '../contract/list-client-combos.ts';
import { listClientCombosSchema, listCombosSchema } from '../contract/list-combos.schema.ts';
import { listCombos } from '../contract/list-combos.ts';
import { comboTexts } from '../contract/texts.ts';
import * as show from './show-combos.ts';

export function combosRoutes(app: FastifyInstance): void {
  serve(app, listCombos, listCombosSchema, { access: 'anyone' }, async (context, { query }) => {
    const found = await show.listCombos(context, { ...questionOf(query), onlyOfEveryone: true });
    return { combos: found.map(comboToWire) };
  });

  serve(app, listClientCombos, listClientCombosSchema, { access: 'customer' }, async (context, { query }) => {
    const found = await show.listCombos(context, { ...questionOf(query), onlyOfEveryone: false });
    return { combos: found.map(comboToWire) };
  });

  serve(app, getCombo, getComboSchema, { access: 'anyone' }, async (context, { params, query }) =>
    comboToWire(orRefuse(await show.getCombo(context, params.idcombo, termsOf(query)), comboTexts)),
  );
}

interface WayOfBuying {
  readonly idformapagamento?: PaymentMethodId;
  readonly tipoEntrega?: DeliveryType | '';
}

const termsOf = ({ idformapagamento, tipoEntrega }: WayOfBuying): BuyingTerms => ({
  ...(idformapagamento === undefined ? {} : { paymentMethodId: idformapagamento }),
  ...deliveryTypeFromWire(tipoEntrega),
});

const questionOf = ({ idproduto, ...way }: WayOfBuying & { readonly idproduto?: string }) => ({
  ...termsOf(way),
  ...(idproduto === undefined ? {} : { productId: idproduto }),
});
