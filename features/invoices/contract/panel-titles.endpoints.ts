import { endpoint } from '#platform/contract/endpoint.ts';
import type {
  cancelTitleSchema,
  changeCreditSchema,
  getCreditSchema,
  listTitlesSchema,
  payTitleSchema,
  putTitlesSchema,
} from './panel-titles.schema.ts';

const TITLES = '/v4/painel/:idfornecedor/titulos';
const CREDIT = '/v4/painel/:idfornecedor/clientes/:idcliente/credito';

export const listTitlesEndpoint = endpoint<typeof listTitlesSchema>('GET', TITLES);
export const putTitlesEndpoint = endpoint<typeof putTitlesSchema>('PUT', TITLES);
export const payTitleEndpoint = endpoint<typeof payTitleSchema>('POST', `${TITLES}/:idtitulo/pago`);
export const cancelTitleEndpoint = endpoint<typeof cancelTitleSchema>('DELETE', `${TITLES}/:idtitulo`);
export const getCreditEndpoint = endpoint<typeof getCreditSchema>('GET', CREDIT);
export const changeCreditEndpoint = endpoint<typeof changeCreditSchema>('PUT', CREDIT);
