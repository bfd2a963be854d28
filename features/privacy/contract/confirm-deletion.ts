import { endpoint } from '#platform/contract/endpoint.ts';
import type { confirmDeletionSchema } from './privacy.schema.ts';

export const confirmDeletion = endpoint<typeof confirmDeletionSchema>(
  'POST',
  '/v4/privacidade/exclusao/confirmar',
);
