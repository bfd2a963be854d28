import { endpoint } from '#platform/contract/endpoint.ts';
import type {
  cancelPriceImportSchema,
  choosePriceColumnsSchema,
  getPriceImportSchema,
  listPriceImportsSchema,
  priceProblemsFileSchema,
  priceProblemsSchema,
  priceSheetSchema,
  startPriceImportSchema,
  uploadPricesSchema,
} from './price-import.schema.ts';

const table = '/v4/painel/:idfornecedor/tabelas-preco/:idtabela';
const all = `${table}/importacoes`;
const one = `${all}/:idimportacao`;

export const priceSheetEndpoint = endpoint<typeof priceSheetSchema>('GET', `${table}/planilha`);
export const uploadPricesEndpoint = endpoint<typeof uploadPricesSchema>('POST', all);
export const listPriceImportsEndpoint = endpoint<typeof listPriceImportsSchema>('GET', all);
export const getPriceImportEndpoint = endpoint<typeof getPriceImportSchema>('GET', one);
export const choosePriceColumnsEndpoint = endpoint<typeof choosePriceColumnsSchema>('PUT', `${one}/colunas`);
export const startPriceImportEndpoint = endpoint<typeof startPriceImportSchema>('POST', `${one}/iniciar`);
export const cancelPriceImportEndpoint = endpoint<typeof cancelPriceImportSchema>('POST', `${one}/cancelar`);
export const priceProblemsEndpoint = endpoint<typeof priceProblemsSchema>('GET', `${one}/recusas`);
export const priceProblemsFileEndpoint = endpoint<typeof priceProblemsFileSchema>(
  'GET',
  `${one}/recusas/arquivo`,
);
