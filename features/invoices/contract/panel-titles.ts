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

export const listTitles = endpoint<typeof listTitlesSchema>('GET', TITLES);
export const putTitles = endpoint<typeof putTitlesSchema>('PUT', TITLES);
export const payTitle = endpoint<typeof payTitleSchema>('POST', `${TITLES}/:idtitulo/pago`);
export const cancelTitle = endpoint<typeof cancelTitleSchema>('DELETE', `${TITLES}/:idtitulo`);
export const getCredit = endpoint<typeof getCreditSchema>('GET', CREDIT);
export const changeCredit = endpoint<typeof changeCreditSchema>('PUT', CREDIT);
