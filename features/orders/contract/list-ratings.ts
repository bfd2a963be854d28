import { endpoint } from '#platform/contract/endpoint.ts';
import type { listRatingsSchema } from './order-rating.schema.ts';

export const listRatings = endpoint<typeof listRatingsSchema>('GET', '/v4/painel/:idfornecedor/avaliacoes');
