/** A shop's identity, appearance, menu, texts, questions and terms, for its staff. */
import { endpoint } from '#platform/contract/endpoint.ts';
import type * as shop from './panel-shop.schema.ts';
import type * as texts from './panel-shop-texts.schema.ts';

const panel = '/v4/painel/:idfornecedor';

export const showShopEndpoint = endpoint<typeof shop.showShopSchema>('GET', `${panel}/loja`);
export const changeIdentityEndpoint = endpoint<typeof shop.changeIdentitySchema>(
  'PUT',
  `${panel}/loja/identidade`,
);
export const changeAppearanceEndpoint = endpoint<typeof shop.changeAppearanceSchema>(
  'PUT',
  `${panel}/loja/aparencia`,
);
export const changeMenuEndpoint = endpoint<typeof shop.changeMenuSchema>('PUT', `${panel}/loja/menu`);

export const listRedirectsEndpoint = endpoint<typeof shop.listRedirectsSchema>(
  'GET',
  `${panel}/enderecos-antigos`,
);
export const changeRedirectsEndpoint = endpoint<typeof shop.changeRedirectsSchema>(
  'PUT',
  `${panel}/enderecos-antigos`,
);

export const showShopTextsEndpoint = endpoint<typeof texts.showShopTextsSchema>('GET', `${panel}/textos`);
export const changeShopTextEndpoint = endpoint<typeof texts.changeShopTextSchema>(
  'PUT',
  `${panel}/textos/:tipo`,
);
export const changeQuestionsEndpoint = endpoint<typeof texts.changeQuestionsSchema>(
  'PUT',
  `${panel}/perguntas/:assunto`,
);
export const listTermsEndpoint = endpoint<typeof texts.listTermsSchema>('GET', `${panel}/termos-uso`);
export const publishTermsEndpoint = endpoint<typeof texts.publishTermsSchema>('POST', `${panel}/termos-uso`);
