import { endpoint } from '#platform/contract/endpoint.ts';
import type { showDeletionSchema } from './privacy.schema.ts';

export const showDeletion = endpoint<typeof showDeletionSchema>('GET', '/v4/privacidade/:idcliente/exclusao');
