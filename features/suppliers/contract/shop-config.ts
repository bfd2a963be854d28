import { endpoint } from '#platform/contract/endpoint.ts';
import type { shopConfigSchema } from './shop-config.schema.ts';

export const shopConfig = endpoint<typeof shopConfigSchema>('GET', '/v2/app/:token/configuracao/fornecedor');
