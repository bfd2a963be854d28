import { endpoint } from '#platform/contract/endpoint.ts';
import type { customContentSchema, staticTextsSchema, termsOfUseSchema } from './shop-texts.schema.ts';

/** Texts of the supplier for one place in the shop. Spec 7, supplier. */
export const customContentEndpoint = endpoint<typeof customContentSchema>(
  'GET',
  '/v4/app/token/custom-content/:idfornecedor',
);

/** The shop's own texts, by language. Spec 7, supplier. */
export const staticTextsEndpoint = endpoint<typeof staticTextsSchema>('GET', '/v4/static-text/:idfornecedor');

/** The supplier's terms of use. Spec 7, terms of use (versaoArquivo). */
export const termsOfUseEndpoint = endpoint<typeof termsOfUseSchema>('GET', '/v4/termos-uso/:idfornecedor');
