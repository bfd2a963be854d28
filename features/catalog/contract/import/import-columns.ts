/** Column names of a product file → fields. */
import type { ImportField } from '../../domain/import/import-fields.ts';

export const IMPORT_COLUMNS = {
  sku: 'sku',
  nome: 'name',
  marca: 'brand',
  categoria: 'category',
  subcategoria: 'subcategory',
  preco: 'price',
  unidade: 'unit',
  ean: 'ean',
  descricao: 'description',
  imagem: 'picture',
  estoque: 'stock',
  granularidade: 'step',
  min_por_pedido: 'minimum',
  maxporpedido: 'maximum',
  multiploincremento: 'multiple',
  minvendaatacado: 'wholesaleMinimum',
  precovendaatacado: 'wholesalePrice',
  tags: 'tags',
  agrupadores: 'groupings',
  produto_principal: 'principal',
  peso: 'weight',
  preco_embalagem: 'giftWrapPrice',
  custo: 'cost',
  ativo: 'active',
  idproduto: 'productId',
  // These two apply to the category of the line's product.
  categoria_segmentos: 'segments',
  categoria_oculta_em: 'hiddenOn',
} as const satisfies Record<string, ImportField>;

export type ImportColumn = keyof typeof IMPORT_COLUMNS;

const columns = Object.keys(IMPORT_COLUMNS) as ImportColumn[];

export const isImportColumn = (name: string): name is ImportColumn => Object.hasOwn(IMPORT_COLUMNS, name);

export const importColumnOf = (field: ImportField): ImportColumn =>
  columns.find((column) => IMPORT_COLUMNS[column] === field) ?? 'sku';
