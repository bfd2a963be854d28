import { type Static, Type } from 'typebox';
import { quantity, reais, uuid } from '#features/catalog/contract/fields.schema.ts';
import { productFields } from '#features/catalog/contract/product.schema.ts';

const { slug, nome, unidade, imagem, fundo } = productFields;

/** One of the products of a combo. Spec 3, cart item. */
export const comboPartSchema = Type.Object({
  id: uuid,
  sku: Type.String(),
  slug,
  nome,
  unidade,
  imagem,
  fundo,
  quantidade: Type.Number({ ...quantity, description: 'Em um combo' }),
  precoSozinho: Type.Optional(
    Type.Number({ ...reais, description: 'Quanto esta quantidade custa fora do combo' }),
  ),
});

export type WireComboPart = Static<typeof comboPartSchema>;
