import { endpoint } from '#platform/contract/endpoint.ts';
import type { listUnsentMailsSchema } from './unsent-mails.schema.ts';

export const listUnsentMails = endpoint<typeof listUnsentMailsSchema>(
  'GET',
  '/v4/painel/:idfornecedor/emails/nao-enviados',
);
