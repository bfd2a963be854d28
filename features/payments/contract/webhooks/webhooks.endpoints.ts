import { endpoint } from '#platform/contract/endpoint.ts';
import type { receiveNoticeSchema } from './webhooks.schema.ts';

export const receiveNoticeEndpoint = endpoint<typeof receiveNoticeSchema>(
  'POST',
  '/v4/pagamentos/:provedor/:idfornecedor/notificacoes',
);
