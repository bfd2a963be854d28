import { endpoint } from '#platform/contract/endpoint.ts';
import type { askDeletionSchema } from './privacy.schema.ts';

export const askDeletion = endpoint<typeof askDeletionSchema>('POST', '/v4/privacidade/:idcliente/exclusao');
