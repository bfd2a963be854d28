/** Display names of product tags. An unknown tag is its own name: 'linha-pro' reads 'Linha pro'. */
import { OFFER_TAG } from '../../domain/offer-tag.ts';

export interface TagWords {
  /** On a product: 'Orgânico'. */
  readonly label: string;
  /** Over a list: 'Orgânicos'. */
  readonly title: string;
}

/** Tags that say how a product is sold, not what kind it is. */
const saleTags = new Set([OFFER_TAG, 'novidade', 'lancamento', 'maiores-18']);

/** The tags by which products are of one kind. */
export const kindTags = (tags: readonly string[]): readonly string[] =>
  tags.filter((tag) => !saleTags.has(tag));

const known: ReadonlyMap<string, TagWords> = new Map([
  [OFFER_TAG, { label: 'Oferta', title: 'Ofertas' }],
  ['novidade', { label: 'Novidade', title: 'Novidades' }],
  ['organico', { label: 'Orgânico', title: 'Orgânicos' }],
  ['vegano', { label: 'Vegano', title: 'Produtos veganos' }],
  ['vegetariano', { label: 'Vegetariano', title: 'Produtos vegetarianos' }],
  ['integral', { label: 'Integral', title: 'Produtos integrais' }],
  ['sem-gluten', { label: 'Sem glúten', title: 'Produtos sem glúten' }],
  ['sem-lactose', { label: 'Sem lactose', title: 'Produtos sem lactose' }],
  ['sem-acucar', { label: 'Sem açúcar', title: 'Produtos sem açúcar' }],
  ['maiores-18', { label: 'Maiores de 18', title: 'Produtos para maiores de 18 anos' }],
  ['lancamento', { label: 'Lançamento', title: 'Lançamentos' }],
]);

export function tagWords(tag: string): TagWords {
  const plain = tag.replaceAll('-', ' ').trim();
  const word = plain.charAt(0).toLocaleUpperCase('pt-BR') + plain.slice(1);
  return known.get(tag) ?? { label: word, title: word };
}
