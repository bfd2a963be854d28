import { endpoint } from '#platform/contract/endpoint.ts';
import type {
  getOwnTargetSchema,
  getSalesTargetsSchema,
  setSalesTargetsSchema,
} from './sales-targets.schema.ts';

/** A month of all representatives; without one, the current month. */
export const getSalesTargetsEndpoint = endpoint<typeof getSalesTargetsSchema>(
  'GET',
  '/v4/painel/:idfornecedor/representantes/metas',
);

export const setSalesTargetsEndpoint = endpoint<typeof setSalesTargetsSchema>(
  'PUT',
  '/v4/painel/:idfornecedor/representantes/metas',
);

/** The representative's own progress this month. */
export const getOwnTargetEndpoint = endpoint<typeof getOwnTargetSchema>(
  'GET',
  '/v4/representante/:idfornecedor/:token/meta',
);
