import { endpoint } from '#platform/contract/endpoint.ts';
import type { listApplicantsSchema } from './approval.schema.ts';

/** Who waits for the shop's word, and whom it let in or not. */
export const listApplicants = endpoint<typeof listApplicantsSchema>(
  'GET',
  '/v4/painel/:idfornecedor/cadastros',
);
