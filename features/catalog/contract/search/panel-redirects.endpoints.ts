import { endpoint } from '#platform/contract/endpoint.ts';
import type {
  addRedirectSchema,
  changeRedirectSchema,
  dropRedirectSchema,
  listSearchRedirectsSchema,
} from './panel-redirects.schema.ts';

const all = '/v4/painel/:idfornecedor/redirecionamentos-busca';
const one = `${all}/:idredirecionamento` as const;

export const listSearchRedirectsEndpoint = endpoint<typeof listSearchRedirectsSchema>('GET', all);
export const addRedirectEndpoint = endpoint<typeof addRedirectSchema>('POST', all);
export const changeRedirectEndpoint = endpoint<typeof changeRedirectSchema>('PUT', one);
export const dropRedirectEndpoint = endpoint<typeof dropRedirectSchema>('DELETE', one);
