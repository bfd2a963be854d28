import { endpoint } from '#platform/contract/endpoint.ts';
import type { listStoredMailsSchema, listUnsentMailsSchema, resendMailsSchema } from './mails.schema.ts';

export const listStoredMailsEndpoint = endpoint<typeof listStoredMailsSchema>(
  'GET',
  '/v4/painel/:idfornecedor/emails',
);
export const listUnsentMailsEndpoint = endpoint<typeof listUnsentMailsSchema>(
  'GET',
  '/v4/painel/:idfornecedor/emails/nao-enviados',
);
export const resendMailsEndpoint = endpoint<typeof resendMailsSchema>(
  'POST',
  '/v4/painel/:idfornecedor/emails/nao-enviados/reenviar',
);
