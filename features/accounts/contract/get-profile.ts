import { endpoint } from '#platform/contract/endpoint.ts';
import type { getProfileSchema } from './profile.schema.ts';

/** The client's own data. Spec 2, update registration. */
export const getProfile = endpoint<typeof getProfileSchema>(
  'GET',
  '/v4/client/:idcliente/supplier/:idfornecedor/cadastro',
);
