import { endpoint } from '#platform/contract/endpoint.ts';
import type { resendMailsSchema } from './unsent-mails.schema.ts';

export const resendMails = endpoint<typeof resendMailsSchema>(
  'POST',
  '/v4/painel/:idfornecedor/emails/nao-enviados/reenviar',
);
