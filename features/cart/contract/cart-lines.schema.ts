import { type Static, Type } from 'typebox';
import { givenQuantity, uuid } from '#platform/contract/fields.schema.ts';

/**
 * A cart line as sent by clients: products, combos and quantities. Prices, discounts and totals that are sent as well are ignored
 * (design 4, prices).
 */
const cartLineSchema = Type.Object({
  id: uuid,
  quantidade: givenQuantity,
  embalarParaPresente: Type.Optional(Type.Boolean()),
  idcombopromocional_cabecalho: Type.Optional(
    Type.Union([uuid, Type.Null()], { description: 'Onde há um, o item é este combo' }),
  ),
});

export const cartLinesSchema = Type.Array(cartLineSchema, { maxItems: 500 });

export type WireCartLine = Static<typeof cartLineSchema>;
