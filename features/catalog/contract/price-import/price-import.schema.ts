import { type Static, Type } from 'typebox';
import { changedByOtherFacts, changedByOtherText } from '#platform/contract/changed-by-other.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { closed, nonBlankText, ofSupplier, uuid } from '#platform/contract/fields.schema.ts';
import { pageFields, pageSchema } from '#platform/contract/page.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { version } from '#platform/contract/version.schema.ts';
import {
  columnsBody,
  csvOrXlsx,
  problemsPage,
  SheetImportObject,
  sheetBody,
} from '../sheet-import/sheet-import.schema.ts';
import { sheetFileTexts } from '../sheet-import/sheet-import-texts.ts';
import { priceImportTexts } from './price-import-texts.ts';

const count = Type.Integer({ minimum: 0 });

const PriceDryRunObject = Type.Object({
  novos: { ...count, description: 'Produtos que a tabela ainda não tem' },
  alterados: count,
  iguais: count,
  desconhecidos: { ...count, description: 'Linhas de nenhum produto da loja, ou de mais de um' },
  invalidos: { ...count, description: 'Linhas com valores recusados, ou de um produto repetido' },
  versao: version,
});
export type WirePriceDryRun = Static<typeof PriceDryRunObject>;

const ofTable = Type.Object({ ...ofSupplier.properties, idtabela: uuid });
const ofImport = Type.Object({ ...ofTable.properties, idimportacao: uuid });

export const uploadPricesSchema = {
  summary:
    'Envia uma planilha de preços para uma tabela, CSV ou XLSX; a resposta diz as colunas, com palpites. Nada é importado ainda.',
  tag: 'Painel',
  params: ofTable,
  query: Type.Object({ arquivo: nonBlankText(120) }),
  body: sheetBody,
  bodyTypes: ['application/octet-stream'],
  answer: SheetImportObject,
  refusals: { ...sheetFileTexts, ...someRefusals(priceImportTexts, 'table-not-found') },
} as const satisfies EndpointSchema;

export const listPriceImportsSchema = {
  summary: 'As importações de uma tabela de preços, da mais nova à mais antiga.',
  tag: 'Painel',
  params: ofTable,
  query: Type.Object(pageFields),
  answer: pageSchema(SheetImportObject),
  refusals: someRefusals(priceImportTexts, 'table-not-found'),
} as const satisfies EndpointSchema;

export const getPriceImportSchema = {
  summary: 'Uma importação de preços, com exemplos de cada coluna.',
  tag: 'Painel',
  params: ofImport,
  answer: SheetImportObject,
  refusals: someRefusals(priceImportTexts, 'import-not-found'),
} as const satisfies EndpointSchema;

export const choosePriceColumnsSchema = {
  summary:
    'Diz o que é cada coluna, e compara a planilha com a tabela; nenhum preço muda. A importação deixa de fora as linhas com problema.',
  tag: 'Painel',
  params: ofImport,
  body: columnsBody,
  answer: Type.Object({ importacao: SheetImportObject, previa: PriceDryRunObject }),
  refusals: someRefusals(
    priceImportTexts,
    'table-not-found',
    'import-not-found',
    'import-begun',
    'product-column-missing',
    'price-column-missing',
    'column-twice',
    'columns-do-not-fit',
  ),
} as const satisfies EndpointSchema;

export const startPriceImportSchema = {
  summary:
    'Começa a importação, que segue em segundo plano; os preços valem na loja à medida que são gravados. A versão da tabela é a da prévia.',
  tag: 'Painel',
  params: ofImport,
  body: Type.Object({ versao: version }, closed),
  answer: SheetImportObject,
  refusals: {
    ...someRefusals(
      priceImportTexts,
      'table-not-found',
      'import-not-found',
      'import-begun',
      'product-column-missing',
      'price-column-missing',
    ),
    ...changedByOtherText,
  },
  facts: changedByOtherFacts,
} as const satisfies EndpointSchema;

export const cancelPriceImportSchema = {
  summary: 'Interrompe uma importação de preços; os que já foram gravados ficam.',
  tag: 'Painel',
  params: ofImport,
  answer: SheetImportObject,
  refusals: someRefusals(priceImportTexts, 'import-not-found', 'import-not-open'),
} as const satisfies EndpointSchema;

export const priceProblemsSchema = {
  summary: 'As linhas recusadas de uma importação de preços, e por quê.',
  tag: 'Painel',
  params: ofImport,
  query: Type.Object(pageFields),
  answer: problemsPage,
  refusals: someRefusals(priceImportTexts, 'import-not-found'),
} as const satisfies EndpointSchema;

export const priceProblemsFileSchema = {
  summary: 'As linhas recusadas como CSV, com as colunas da planilha: para corrigir e importar de novo.',
  tag: 'Painel',
  params: ofImport,
  answer: csvOrXlsx,
  answerType: 'text/csv',
  refusals: someRefusals(priceImportTexts, 'import-not-found'),
} as const satisfies EndpointSchema;

export const priceSheetSchema = {
  summary: 'Os preços de uma tabela como planilha, com os títulos que a importação conhece.',
  tag: 'Painel',
  params: ofTable,
  query: Type.Object({ formato: Type.Optional(Type.Enum(['xlsx', 'csv'], { default: 'csv' })) }),
  answer: csvOrXlsx,
  answerType: 'text/csv',
  otherAnswerTypes: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  refusals: someRefusals(priceImportTexts, 'table-not-found'),
} as const satisfies EndpointSchema;
