import { endpoint } from '#platform/contract/endpoint.ts';
import type { receiveNoticeSchema } from './receive-notice.schema.ts';

export const receiveNotice = endpoint<typeof receiveNoticeSchema>(
  'POST',
  '/v4/pagamentos/:provedor/:idfornecedor/notificacoes',
);
