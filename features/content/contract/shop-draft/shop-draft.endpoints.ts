/** The draft of a shop's menu, footer and texts, for its staff. */
import { endpoint } from '#platform/contract/endpoint.ts';
import type * as schemas from './shop-draft.schema.ts';

const panel = '/v4/painel/:idfornecedor';
const draft = `${panel}/rascunho-loja` as const;

export const getShopDraftEndpoint = endpoint<typeof schemas.getShopDraftSchema>('GET', draft);
export const discardShopDraftEndpoint = endpoint<typeof schemas.discardShopDraftSchema>('DELETE', draft);
export const saveDraftMenuEndpoint = endpoint<typeof schemas.saveDraftMenuSchema>('PUT', `${draft}/menu`);
export const saveDraftTextEndpoint = endpoint<typeof schemas.saveDraftTextSchema>(
  'PUT',
  `${draft}/textos/:tipo`,
);
export const publishShopEndpoint = endpoint<typeof schemas.publishShopSchema>('POST', `${draft}/publicacao`);
export const unscheduleShopEndpoint = endpoint<typeof schemas.unscheduleShopSchema>(
  'DELETE',
  `${draft}/publicacao`,
);
export const previewShopEndpoint = endpoint<typeof schemas.previewShopSchema>('POST', `${panel}/previa-loja`);
export const listShopVersionsEndpoint = endpoint<typeof schemas.listShopVersionsSchema>(
  'GET',
  `${panel}/versoes-loja`,
);
export const getShopVersionEndpoint = endpoint<typeof schemas.getShopVersionSchema>(
  'GET',
  `${panel}/versoes-loja/:versao`,
);
export const draftOfShopVersionEndpoint = endpoint<typeof schemas.draftOfShopVersionSchema>(
  'POST',
  `${panel}/versoes-loja/:versao/rascunho`,
);
