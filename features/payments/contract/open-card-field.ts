import { endpoint } from '#platform/contract/endpoint.ts';
import type { openCardFieldSchema } from './open-card-field.schema.ts';

export const openCardField = endpoint<typeof openCardFieldSchema>('POST', '/v4/payment-sdk/generate-token');
