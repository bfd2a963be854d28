import { type Static, Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import {
  closed,
  described,
  instant,
  nonBlankText,
  ofSupplier,
  orNull,
  uuid,
} from '#platform/contract/fields.schema.ts';
import { pageFields, pageSchema } from '#platform/contract/page.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { PRICE_COLUMNS, SHEET_COLUMNS, STATE_NAMES } from './sheet-import-names.ts';
import { sheetFileTexts, sheetImportTexts } from './sheet-import-texts.ts';

export const MAX_COLUMNS = 60;
const count = Type.Integer({ minimum: 0 });
const column = orNull(Type.Enum([...new Set([...SHEET_COLUMNS, ...PRICE_COLUMNS])]));

export const SheetImportObject = Type.Object({
  id: uuid,
  idtabela: orNull(described(uuid, 'A tabela de preços que ela preenche; null: produtos')),
  arquivo: Type.String(),
  criadaem: instant,
  terminadaem: orNull(instant),
  por: Type.String(),
  situacao: Type.Enum(Object.values(STATE_NAMES)),
  colunas: Type.Array(
    Type.Object({
      titulo: Type.String(),
      campo: column,
      exemplos: Type.Array(Type.String(), {
        description: 'Das primeiras linhas; só ao abrir uma importação',
      }),
    }),
  ),
  linhas: count,
  posicao: count,
  novos: count,
  alterados: count,
  iguais: count,
  recusados: count,
  restaurados: count,
  mantidos: count,
  cancelando: Type.Boolean(),
});
export type WireSheetImport = Static<typeof SheetImportObject>;

const DryRunObject = Type.Object({
  novos: count,
  alterados: count,
  iguais: count,
  recusados: count,
  categoriasnovas: Type.Array(Type.String()),
});
export type WireDryRun = Static<typeof DryRunObject>;

export const columnsBody = Type.Object(
  { colunas: Type.Array(column, { minItems: 1, maxItems: MAX_COLUMNS }) },
  closed,
);

const ofImport = Type.Object({ ...ofSupplier.properties, idimportacao: uuid });

export const sheetBody = Type.Unsafe<AsyncIterable<Uint8Array>>({
  type: 'string',
  contentMediaType: 'application/octet-stream',
});

export const uploadSheetSchema = {
  summary:
    'Envia uma planilha de produtos, CSV ou XLSX; a resposta diz as colunas, com palpites. Nada é importado ainda.',
  tag: 'Painel',
  params: ofSupplier,
  query: Type.Object({ arquivo: nonBlankText(120) }),
  body: sheetBody,
  bodyTypes: ['application/octet-stream'],
  answer: SheetImportObject,
  refusals: sheetFileTexts,
} as const satisfies EndpointSchema;

export const listImportsSchema = {
  summary: 'As importações da loja, da mais nova à mais antiga.',
  tag: 'Painel',
  params: ofSupplier,
  query: Type.Object(pageFields),
  answer: pageSchema(SheetImportObject),
} as const satisfies EndpointSchema;

export const getImportSchema = {
  summary: 'Uma importação, com o seu andamento.',
  tag: 'Painel',
  params: ofImport,
  answer: SheetImportObject,
  refusals: someRefusals(sheetImportTexts, 'import-not-found'),
} as const satisfies EndpointSchema;

export const chooseColumnsSchema = {
  summary: 'Diz o que é cada coluna, e conta o que a importação faria; nada é importado.',
  tag: 'Painel',
  params: ofImport,
  body: columnsBody,
  answer: Type.Object({ importacao: SheetImportObject, previa: DryRunObject }),
  refusals: someRefusals(
    sheetImportTexts,
    'import-not-found',
    'import-begun',
    'columns-missing',
    'column-twice',
    'cost-not-allowed',
    'columns-do-not-fit',
  ),
} as const satisfies EndpointSchema;

export const startImportSchema = {
  summary: 'Começa a importação, que segue em segundo plano.',
  tag: 'Painel',
  params: ofImport,
  answer: SheetImportObject,
  refusals: someRefusals(
    sheetImportTexts,
    'import-not-found',
    'import-begun',
    'columns-missing',
    'cost-not-allowed',
  ),
} as const satisfies EndpointSchema;

export const cancelImportSchema = {
  summary: 'Interrompe uma importação; o que já foi importado fica, e pode ser desfeito.',
  tag: 'Painel',
  params: ofImport,
  answer: SheetImportObject,
  refusals: someRefusals(sheetImportTexts, 'import-not-found', 'import-not-open'),
} as const satisfies EndpointSchema;

export const undoImportSchema = {
  summary: 'Desfaz uma importação: devolve os valores de antes aos produtos que ninguém mudou desde então.',
  tag: 'Painel',
  params: ofImport,
  answer: SheetImportObject,
  refusals: someRefusals(sheetImportTexts, 'import-not-found', 'import-not-ended'),
} as const satisfies EndpointSchema;

export const problemsPage = pageSchema(
  Type.Object({ linha: Type.Integer(), codigo: Type.String(), problema: Type.String() }),
);

export const importProblemsSchema = {
  summary: 'As linhas recusadas de uma importação, e por quê.',
  tag: 'Painel',
  params: ofImport,
  query: Type.Object(pageFields),
  answer: problemsPage,
  refusals: someRefusals(sheetImportTexts, 'import-not-found'),
} as const satisfies EndpointSchema;

export const leftProductsSchema = {
  summary: 'Os produtos que uma importação desfeita deixou como estão, porque mudaram depois dela.',
  tag: 'Painel',
  params: ofImport,
  answer: Type.Object({ produtos: Type.Array(Type.Object({ codigo: Type.String(), nome: Type.String() })) }),
  refusals: someRefusals(sheetImportTexts, 'import-not-found'),
} as const satisfies EndpointSchema;

export const csvOrXlsx = Type.Unsafe<ReadableStream<Uint8Array>>({
  type: 'string',
  contentMediaType: 'text/csv',
});

export const problemsFileSchema = {
  summary: 'As linhas recusadas como CSV, com as colunas da planilha: para corrigir e importar de novo.',
  tag: 'Painel',
  params: ofImport,
  answer: csvOrXlsx,
  answerType: 'text/csv',
  refusals: someRefusals(sheetImportTexts, 'import-not-found'),
} as const satisfies EndpointSchema;

export const exportProductsSchema = {
  summary: 'Todos os produtos da loja como planilha, com os títulos que a importação conhece.',
  tag: 'Painel',
  params: ofSupplier,
  query: Type.Object({ formato: Type.Optional(Type.Enum(['xlsx', 'csv'], { default: 'csv' })) }),
  answer: csvOrXlsx,
  answerType: 'text/csv',
  otherAnswerTypes: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
} as const satisfies EndpointSchema;
