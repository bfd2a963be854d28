import type { RefusalTexts } from '#platform/contract/problem.ts';
import type { FieldProblem, ProductField, ProductProblem } from '../../domain/panel/product-fields.ts';
import { catalogTexts } from '../texts.ts';

export type ProductSaveRefusal = 'product-not-found' | 'product-not-valid';

export const productSaveTexts: RefusalTexts<ProductSaveRefusal> = {
  'product-not-found': catalogTexts['product-not-found'],
  'product-not-valid': { status: 422, message: 'Confira os campos marcados.' },
};

/** The wire's name of each field. */
export const WIRE_FIELDS = {
  sku: 'codigo',
  name: 'nome',
  brand: 'marca',
  ean: 'ean',
  description: 'descricao',
  unit: 'unidade',
  categoryId: 'categoria',
  price: 'preco',
  wholesale: 'atacado',
  tiers: 'faixas',
  cost: 'custo',
  increments: 'maximo',
  multiple: 'multiplo',
  weight: 'peso',
  giftWrapPrice: 'precoembalagem',
  tags: 'tags',
  groupings: 'agrupadores',
  principalSku: 'principal',
  adultMark: 'maiorDeIdade',
  active: 'ativo',
  seoTitle: 'seotitulo',
  seoDescription: 'seodescricao',
  lowStock: 'estoquebaixo',
} as const satisfies Record<ProductField, string>;

const sentences: Record<ProductProblem, string> = {
  missing: 'Preencha este campo.',
  'not-exact': 'Tem casas decimais demais.',
  'not-an-ean': 'O código de barras tem de 8 a 14 dígitos.',
  'below-minimum': 'O máximo não pode ser menor que o mínimo.',
  'not-positive': 'Informe um valor maior que zero.',
  'out-of-order': 'Cada faixa começa em uma quantidade maior que a anterior.',
  'not-a-grouping': 'Escreva cada agrupador como “Sabor: Morango”.',
  'too-many': 'No máximo 40.',
  taken: 'Outro produto já usa este código.',
  unknown: 'Não existe nesta loja.',
  itself: 'Um produto não pode ser vinculado a ele mesmo.',
  'not-distinguished': 'Mude no nome o que distingue a variação: tamanho, cor ou sabor.',
};

export const problemSentence = (problem: ProductProblem): string => sentences[problem];

/** The sentences by field, as a refusal's `facts.campos`; the first of a field. */
export const problemsToWire = (problems: readonly FieldProblem[]): Record<string, string> =>
  Object.fromEntries(
    problems.toReversed().map(({ field, problem }) => [WIRE_FIELDS[field], sentences[problem]]),
  );
