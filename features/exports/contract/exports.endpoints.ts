import { endpoint } from '#platform/contract/endpoint.ts';
import type {
  addExportSchema,
  cancelExportRunSchema,
  changeExportSchema,
  exportFileSchema,
  exportOptionsSchema,
  getExportSchema,
  listExportRunsSchema,
  listExportsSchema,
  pauseExportSchema,
  removeExportSchema,
  runExportSchema,
} from './exports.schema.ts';

const EXPORTS = '/v4/painel/:idfornecedor/exportacoes';
const ONE = `${EXPORTS}/:idexportacao` as const;

export const exportOptionsEndpoint = endpoint<typeof exportOptionsSchema>('GET', `${EXPORTS}/opcoes`);
export const listExportsEndpoint = endpoint<typeof listExportsSchema>('GET', EXPORTS);
export const addExportEndpoint = endpoint<typeof addExportSchema>('POST', EXPORTS);
export const getExportEndpoint = endpoint<typeof getExportSchema>('GET', ONE);
export const changeExportEndpoint = endpoint<typeof changeExportSchema>('PUT', ONE);
export const removeExportEndpoint = endpoint<typeof removeExportSchema>('DELETE', ONE);
export const pauseExportEndpoint = endpoint<typeof pauseExportSchema>('PUT', `${ONE}/situacao`);
export const runExportEndpoint = endpoint<typeof runExportSchema>('POST', `${ONE}/executar`);
export const listExportRunsEndpoint = endpoint<typeof listExportRunsSchema>('GET', `${ONE}/execucoes`);
export const cancelExportRunEndpoint = endpoint<typeof cancelExportRunSchema>(
  'POST',
  `${EXPORTS}/execucoes/:idexecucao/cancelar`,
);
export const exportFileEndpoint = endpoint<typeof exportFileSchema>(
  'GET',
  `${EXPORTS}/execucoes/:idexecucao/arquivo`,
);
