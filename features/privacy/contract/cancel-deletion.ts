import { endpoint } from '#platform/contract/endpoint.ts';
import type { cancelDeletionSchema } from './privacy.schema.ts';

export const cancelDeletion = endpoint<typeof cancelDeletionSchema>(
  'DELETE',
  '/v4/privacidade/:idcliente/exclusao',
);
