import { endpoint } from '#platform/contract/endpoint.ts';
import type { staticTextsSchema } from './static-texts.schema.ts';

/** The sentences of the shop’s own, by language. Spec 7, supplier. */
export const staticTexts = endpoint<typeof staticTextsSchema>('GET', '/v4/static-text/:idfornecedor');
