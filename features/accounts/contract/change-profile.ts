import { endpoint } from '#platform/contract/endpoint.ts';
import type { changeProfileSchema } from './profile.schema.ts';

/** Spec 2, update registration. */
export const changeProfile = endpoint<typeof changeProfileSchema>(
  'PUT',
  '/v4/client/:idcliente/supplier/:idfornecedor/cadastro',
);
