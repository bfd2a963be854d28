/** The mails that a shop sends to its clients, for its staff. */
import { endpoint } from '#platform/contract/endpoint.ts';
import type * as mails from './shop-mails.schema.ts';

const path = '/v4/painel/:idfornecedor/modelos-email';

export const listShopMailsEndpoint = endpoint<typeof mails.listShopMailsSchema>('GET', path);
export const changeShopMailEndpoint = endpoint<typeof mails.changeShopMailSchema>('PUT', `${path}/:chave`);
export const previewShopMailEndpoint = endpoint<typeof mails.previewShopMailSchema>(
  'POST',
  `${path}/:chave/previa`,
);
export const testShopMailEndpoint = endpoint<typeof mails.testShopMailSchema>('POST', `${path}/:chave/teste`);
