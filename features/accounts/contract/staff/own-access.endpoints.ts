import { endpoint } from '#platform/contract/endpoint.ts';
import type {
  changeStaffEmailSchema,
  changeStaffNameSchema,
  changeStaffPasswordSchema,
  confirmStaffEmailSchema,
  endOtherStaffSessionsSchema,
  endStaffSessionSchema,
  listStaffSessionsSchema,
  recoverStaffPasswordSchema,
  setStaffPasswordSchema,
} from './own-access.schema.ts';

/** Public: who has forgotten the password has no session. */
export const recoverStaffPasswordEndpoint = endpoint<typeof recoverStaffPasswordSchema>(
  'POST',
  '/v4/painel/senha/recuperar',
);
export const setStaffPasswordEndpoint = endpoint<typeof setStaffPasswordSchema>(
  'POST',
  '/v4/painel/senha/nova',
);
export const confirmStaffEmailEndpoint = endpoint<typeof confirmStaffEmailSchema>(
  'POST',
  '/v4/painel/email/confirmar',
);

export const changeStaffNameEndpoint = endpoint<typeof changeStaffNameSchema>('PUT', '/v4/painel/eu/nome');
export const changeStaffPasswordEndpoint = endpoint<typeof changeStaffPasswordSchema>(
  'PUT',
  '/v4/painel/eu/senha',
);
export const changeStaffEmailEndpoint = endpoint<typeof changeStaffEmailSchema>(
  'POST',
  '/v4/painel/eu/email',
);

export const listStaffSessionsEndpoint = endpoint<typeof listStaffSessionsSchema>(
  'GET',
  '/v4/painel/eu/sessoes',
);
export const endOtherStaffSessionsEndpoint = endpoint<typeof endOtherStaffSessionsSchema>(
  'DELETE',
  '/v4/painel/eu/sessoes',
);
export const endStaffSessionEndpoint = endpoint<typeof endStaffSessionSchema>(
  'DELETE',
  '/v4/painel/eu/sessoes/:idsessao',
);
