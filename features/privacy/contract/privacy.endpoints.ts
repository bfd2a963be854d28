import { endpoint } from '#platform/contract/endpoint.ts';
import type {
  cancelDeletionSchema,
  confirmDeletionSchema,
  exportDataSchema,
  requestDeletionSchema,
  showDeletionSchema,
} from './privacy.schema.ts';

export const exportDataEndpoint = endpoint<typeof exportDataSchema>(
  'POST',
  '/v4/privacidade/:idcliente/dados',
);
export const showDeletionEndpoint = endpoint<typeof showDeletionSchema>(
  'GET',
  '/v4/privacidade/:idcliente/exclusao',
);
export const requestDeletionEndpoint = endpoint<typeof requestDeletionSchema>(
  'POST',
  '/v4/privacidade/:idcliente/exclusao',
);
export const confirmDeletionEndpoint = endpoint<typeof confirmDeletionSchema>(
  'POST',
  '/v4/privacidade/exclusao/confirmar',
);
export const cancelDeletionEndpoint = endpoint<typeof cancelDeletionSchema>(
  'DELETE',
  '/v4/privacidade/:idcliente/exclusao',
);
