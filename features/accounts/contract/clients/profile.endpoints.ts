import { endpoint } from '#platform/contract/endpoint.ts';
import type {
  changeProfileSchema,
  getProfileSchema,
  openQuestionsSchema,
  updateUserSchema,
} from './profile.schema.ts';

/** The client's own data. Spec 2, update registration. */
export const getProfileEndpoint = endpoint<typeof getProfileSchema>(
  'GET',
  '/v4/client/:idcliente/supplier/:idfornecedor/cadastro',
);

/** Spec 2, update registration. */
export const changeProfileEndpoint = endpoint<typeof changeProfileSchema>(
  'PUT',
  '/v4/client/:idcliente/supplier/:idfornecedor/cadastro',
);

/** Spec 2, update user (e-mail and password). */
export const updateUserEndpoint = endpoint<typeof updateUserSchema>('PUT', '/v1/app/usuario/:client');

/** Questions of the supplier that this client has not answered yet. Spec 3, customer characteristics. */
export const openQuestionsEndpoint = endpoint<typeof openQuestionsSchema>(
  'GET',
  '/v4/caracteristica-cliente/pendentes/:idfornecedor/:idcliente',
);
