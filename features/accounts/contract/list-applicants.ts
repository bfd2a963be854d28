import { endpoint } from '#platform/contract/endpoint.ts';
import type { listApplicantsSchema } from './approval.schema.ts';

/** Clients waiting for approval, approved or refused. */
export const listApplicants = endpoint<typeof listApplicantsSchema>(
  'GET',
  '/v4/painel/:idfornecedor/cadastros',
);
