/** Guesses which field each column of a product file contains. */

import type { ImportField } from '../import/import-fields.ts';
import { foldedText } from '../search/search-terms.ts';
import type { ColumnMapping } from './sheet-import.ts';

/** Headings as other systems write them, folded and without marks; the first field that knows a heading gets it. */
type Headings = Readonly<Partial<Record<ImportField, readonly string[]>>>;

const HEADINGS: Headings = {
  sku: [
    'sku',
    'codigo',
    'cod',
    'codproduto',
    'codigoproduto',
    'codigodoproduto',
    'referencia',
    'ref',
    'id',
    'iderp',
    'coderp',
  ],
  name: ['nome', 'produto', 'nomeproduto', 'nomedoproduto', 'titulo', 'name'],
  brand: ['marca', 'fabricante', 'brand'],
  category: ['categoria', 'departamento', 'grupo', 'secao', 'category'],
  subcategory: ['subcategoria', 'subgrupo', 'subdepartamento'],
  price: ['preco', 'valor', 'precovenda', 'precodevenda', 'valorunitario', 'precounitario', 'price'],
  unit: ['unidade', 'un', 'und', 'medida', 'embalagem', 'unidadedemedida', 'unidadevenda'],
  ean: ['ean', 'gtin', 'codigobarras', 'codigodebarras', 'codbarras', 'ean13'],
  description: ['descricao', 'detalhes', 'descricaodoproduto', 'descricaocompleta', 'description'],
  picture: ['imagem', 'imagens', 'foto', 'fotos', 'urlimagem', 'urldaimagem'],
  stock: ['estoque', 'saldo', 'quantidade', 'qtd', 'qtde', 'quantidadeemestoque', 'stock'],
  step: ['granularidade', 'passo', 'incremento'],
  minimum: ['minporpedido', 'minimo', 'pedidominimo', 'quantidademinima'],
  maximum: ['maxporpedido', 'maximo', 'quantidademaxima'],
  multiple: ['multiploincremento', 'multiplo', 'fatorcaixa', 'unidadesporcaixa'],
  wholesaleMinimum: ['minvendaatacado', 'minimoatacado', 'quantidadeatacado'],
  wholesalePrice: ['precovendaatacado', 'precoatacado', 'valoratacado'],
  tags: ['tags', 'etiquetas', 'marcadores'],
  groupings: ['agrupadores', 'agrupador', 'variacao', 'variacoes'],
  principal: ['produtoprincipal', 'principal', 'skupai', 'codigopai'],
  weight: ['peso', 'pesobruto', 'pesog', 'pesogramas'],
  giftWrapPrice: ['precoembalagem', 'embalagempresente'],
  cost: ['custo', 'precocusto', 'precodecusto', 'valorcusto', 'cost'],
  active: ['ativo', 'situacao', 'avenda', 'disponivel'],
  segments: ['categoriasegmentos'],
  hiddenOn: ['categoriaocultaem'],
};

/** What a sheet of prices calls its fields, too. In a sheet of products a table's price is none of the product's own. */
export const PRICE_SHEET_HEADINGS: Headings = {
  price: ['preconatabela', 'precodatabela', 'precotabela', 'novopreco'],
  wholesaleMinimum: ['atacadoapartirde', 'quantidademinima', 'minatacado'],
  wholesalePrice: ['precodeatacado'],
  productId: ['idproduto', 'iddoproduto'],
};

/** 'Preço de Venda (R$)' → 'precodevenda'. */
export const headingKey = (heading: string): string =>
  foldedText(heading.replace(/\(.*?\)/g, '')).replace(/[^a-z0-9]+/g, '');

/**
 * What the shop chose for a heading the last time counts first, also that it is not imported. Each of the offered fields is given
 * once, to the first column that fits. `more`: further headings of this kind of sheet.
 */
export function guessMapping(
  header: readonly string[],
  remembered: ReadonlyMap<string, ImportField | null>,
  isOffered: (field: ImportField) => boolean = () => true,
  more: Headings = {},
): ColumnMapping {
  const given = new Set<ImportField>();
  const give = (field: ImportField | null | undefined): ImportField | null => {
    if (field === null || field === undefined || given.has(field) || !isOffered(field)) return null;
    given.add(field);
    return field;
  };
  const keys = header.map(headingKey);
  // First what the shop has chosen itself, so that no guess takes its field away.
  const chosen = keys.map((key) => (remembered.has(key) ? give(remembered.get(key)) : undefined));
  const fields = Object.keys({ ...HEADINGS, ...more }) as ImportField[];
  const fieldOf = (key: string): ImportField | undefined =>
    fields.find(
      (field) => isOffered(field) && (HEADINGS[field]?.includes(key) || more[field]?.includes(key)),
    );
  return chosen.map((field, index) => (field === undefined ? give(fieldOf(keys[index] ?? '')) : field));
}
