import { endpoint } from '#platform/contract/endpoint.ts';
import type { staticTextsSchema } from './static-texts.schema.ts';

/** The shop's own texts, by language. Spec 7, supplier. */
export const staticTexts = endpoint<typeof staticTextsSchema>('GET', '/v4/static-text/:idfornecedor');
