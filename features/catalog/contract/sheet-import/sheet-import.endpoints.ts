import { endpoint } from '#platform/contract/endpoint.ts';
import type {
  cancelImportSchema,
  chooseColumnsSchema,
  exportProductsSchema,
  getImportSchema,
  importProblemsSchema,
  leftProductsSchema,
  listImportsSchema,
  problemsFileSchema,
  startImportSchema,
  undoImportSchema,
  uploadSheetSchema,
} from './sheet-import.schema.ts';

const all = '/v4/painel/:idfornecedor/importacoes';
const one = `${all}/:idimportacao`;

export const uploadSheetEndpoint = endpoint<typeof uploadSheetSchema>('POST', all);
export const listImportsEndpoint = endpoint<typeof listImportsSchema>('GET', all);
export const getImportEndpoint = endpoint<typeof getImportSchema>('GET', one);
export const chooseColumnsEndpoint = endpoint<typeof chooseColumnsSchema>('PUT', `${one}/colunas`);
export const startImportEndpoint = endpoint<typeof startImportSchema>('POST', `${one}/iniciar`);
export const cancelImportEndpoint = endpoint<typeof cancelImportSchema>('POST', `${one}/cancelar`);
export const undoImportEndpoint = endpoint<typeof undoImportSchema>('POST', `${one}/desfazer`);
export const importProblemsEndpoint = endpoint<typeof importProblemsSchema>('GET', `${one}/recusas`);
export const problemsFileEndpoint = endpoint<typeof problemsFileSchema>('GET', `${one}/recusas/arquivo`);
export const leftProductsEndpoint = endpoint<typeof leftProductsSchema>('GET', `${one}/mantidos`);
export const exportProductsEndpoint = endpoint<typeof exportProductsSchema>(
  'GET',
  '/v4/painel/:idfornecedor/exportacao/produtos',
);
