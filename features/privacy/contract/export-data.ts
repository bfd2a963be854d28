import { endpoint } from '#platform/contract/endpoint.ts';
import type { exportDataSchema } from './privacy.schema.ts';

export const exportData = endpoint<typeof exportDataSchema>('POST', '/v4/privacidade/:idcliente/dados');
