import type { RefusalTexts } from '#platform/contract/problem.ts';
import type { ImportField } from '../../domain/import/import-fields.ts';

export type PriceImportRefusal =
  | 'table-not-found'
  | 'import-not-found'
  | 'import-begun'
  | 'import-not-open'
  | 'product-column-missing'
  | 'price-column-missing'
  | 'column-twice'
  | 'columns-do-not-fit';

export const priceImportTexts: RefusalTexts<PriceImportRefusal> = {
  'table-not-found': { status: 404, message: 'Tabela de preços não encontrada.' },
  'import-not-found': { status: 404, message: 'Importação não encontrada.' },
  'import-begun': { status: 409, message: 'Esta importação já começou; as colunas não podem mais mudar.' },
  'import-not-open': { status: 409, message: 'Esta importação já terminou.' },
  'product-column-missing': {
    status: 422,
    message: 'Escolha a coluna que diz de qual produto é a linha: código (SKU), código de barras ou id.',
  },
  'price-column-missing': { status: 422, message: 'Escolha a coluna do preço na tabela.' },
  'column-twice': { status: 422, message: 'Duas colunas não podem ser o mesmo dado.' },
  'columns-do-not-fit': {
    status: 422,
    message: 'As colunas não são as desta planilha: carregue a página de novo.',
  },
};

/** Why a line was left out of an import that had begun. */
export const TABLE_CHANGED =
  'outra pessoa mudou a tabela depois da comparação: confira os preços e importe esta linha de novo';

/** What a column of a sheet of prices may be, in the order of the choice, with the words for it. */
export const PRICE_LABELS = {
  sku: 'Código do produto (SKU ou do seu sistema)',
  ean: 'Código de barras',
  productId: 'Id do produto',
  price: 'Preço na tabela',
  wholesalePrice: 'Preço de atacado',
  wholesaleMinimum: 'Atacado a partir de',
} as const satisfies Partial<Record<ImportField, string>>;

export type PriceField = keyof typeof PRICE_LABELS;
export const isPriceField = (field: string): field is PriceField => Object.hasOwn(PRICE_LABELS, field);
