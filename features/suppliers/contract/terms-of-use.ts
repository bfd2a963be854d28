import { endpoint } from '#platform/contract/endpoint.ts';
import type { termsOfUseSchema } from './terms-of-use.schema.ts';

/** The supplier's terms of use. Spec 7, terms of use (versaoArquivo). */
export const termsOfUse = endpoint<typeof termsOfUseSchema>('GET', '/v4/termos-uso/:idfornecedor');
