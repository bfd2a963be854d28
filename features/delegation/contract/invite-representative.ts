import { endpoint } from '#platform/contract/endpoint.ts';
import type { inviteRepresentativeSchema } from './panel-representatives.schema.ts';

/** Mails an invitation to represent the shop. */
export const inviteRepresentative = endpoint<typeof inviteRepresentativeSchema>(
  'POST',
  '/v4/painel/:idfornecedor/representantes',
);
