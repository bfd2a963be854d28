import type { RefusalTexts } from '#platform/contract/problem.ts';
import type { ImportField } from '../../domain/import/import-fields.ts';
import type { ImportState } from '../../domain/sheet-import/sheet-import.ts';

export type SheetFileRefusal =
  | 'sheet-unreadable'
  | 'sheet-old-format'
  | 'sheet-damaged'
  | 'sheet-too-complex'
  | 'sheet-too-large'
  | 'sheet-empty'
  | 'sheet-busy';
export type SheetImportRefusal =
  | 'import-not-found'
  | 'import-begun'
  | 'columns-missing'
  | 'column-twice'
  | 'cost-not-allowed'
  | 'columns-do-not-fit'
  | 'import-not-open'
  | 'import-not-ended';

export const sheetFileTexts: RefusalTexts<SheetFileRefusal> = {
  'sheet-unreadable': {
    status: 422,
    message: 'Este arquivo não é uma planilha: envie um arquivo CSV ou XLSX.',
  },
  'sheet-old-format': {
    status: 422,
    message:
      'Este arquivo é de um formato antigo do Excel ou tem senha: salve-o como XLSX, sem senha, e envie outra vez.',
  },
  'sheet-damaged': { status: 422, message: 'A planilha está danificada: salve-a outra vez e tente de novo.' },
  'sheet-too-complex': {
    status: 413,
    message: 'A planilha tem linhas ou colunas demais: o limite é de 50.000 linhas e 60 colunas. Divida-a.',
  },
  'sheet-too-large': { status: 413, message: 'A planilha tem mais de 20 MB: divida-a.' },
  'sheet-empty': {
    status: 422,
    message:
      'A planilha não tem produtos: a primeira linha são os títulos das colunas, e cada linha seguinte um produto.',
  },
  'sheet-busy': {
    status: 503,
    message: 'Há planilhas demais sendo lidas agora. Tente de novo em um minuto.',
  },
};

export const sheetImportTexts: RefusalTexts<SheetImportRefusal> = {
  'import-not-found': { status: 404, message: 'Importação não encontrada.' },
  'import-begun': { status: 409, message: 'Esta importação já começou; as colunas não podem mais mudar.' },
  'columns-missing': { status: 422, message: 'Escolha as colunas de código, nome e preço.' },
  'column-twice': { status: 422, message: 'Duas colunas não podem ser o mesmo dado do produto.' },
  'cost-not-allowed': {
    status: 403,
    message: 'Só quem altera preços importa o custo: deixe essa coluna como “Não importar”.',
  },
  'columns-do-not-fit': {
    status: 422,
    message: 'As colunas não são as desta planilha: carregue a página de novo.',
  },
  'import-not-open': { status: 409, message: 'Esta importação já terminou.' },
  'import-not-ended': {
    status: 409,
    message: 'Só uma importação terminada pode ser desfeita, e uma única vez.',
  },
};

/** What staff may choose for a column, in the order of the choice, with the words for it. */
export const FIELD_LABELS = {
  sku: 'Código (SKU)',
  name: 'Nome',
  price: 'Preço',
  category: 'Categoria',
  subcategory: 'Subcategoria',
  brand: 'Marca',
  ean: 'Código de barras',
  description: 'Descrição',
  unit: 'Unidade',
  stock: 'Estoque',
  cost: 'Custo',
  active: 'À venda (sim ou não)',
  picture: 'Fotos (endereços na internet)',
  step: 'Passo da quantidade',
  minimum: 'Mínimo por pedido',
  maximum: 'Máximo por pedido',
  multiple: 'Unidades por embalagem',
  wholesaleMinimum: 'Quantidade mínima no atacado',
  wholesalePrice: 'Preço no atacado',
  tags: 'Etiquetas',
  groupings: 'Agrupadores',
  principal: 'Código do produto principal',
  weight: 'Peso em gramas',
  giftWrapPrice: 'Preço da embalagem para presente',
} as const satisfies Partial<Record<ImportField, string>>;

export type SheetField = keyof typeof FIELD_LABELS;
export const isSheetField = (field: string): field is SheetField => Object.hasOwn(FIELD_LABELS, field);

export const stateWords: Readonly<Record<ImportState, string>> = {
  read: 'Colunas a conferir',
  queued: 'Na fila',
  running: 'Importando',
  done: 'Concluída',
  cancelled: 'Cancelada',
  undoing: 'Desfazendo',
  undone: 'Desfeita',
};
