import { type Static, Type } from 'typebox';
import { uuid } from '#features/catalog/contract/fields.schema.ts';

/**
 * A cart line as sent by clients: products, combos and quantities. Prices, discounts and totals that are sent as well are ignored
 * (design 4, prices).
 */
const cartLineSchema = Type.Object({
  id: uuid,
  quantidade: Type.Number({ minimum: 0, maximum: 999_999 }),
  embalarParaPresente: Type.Optional(Type.Boolean()),
  idcombopromocional_cabecalho: Type.Optional(
    Type.Union([uuid, Type.Null()], { description: 'Onde há um, o item é este combo' }),
  ),
});

export const cartLinesSchema = Type.Array(cartLineSchema, { maxItems: 500 });

export type WireCartLine = Static<typeof cartLineSchema>;
