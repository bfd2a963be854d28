import { endpoint } from '#platform/contract/endpoint.ts';
import type { acceptTermsSchema, clientSettingsSchema } from './terms.schema.ts';

/** Spec 7, user. */
export const acceptTermsEndpoint = endpoint<typeof acceptTermsSchema>(
  'PUT',
  '/v4/client/:idcliente/supplier/:idfornecedor/termos-uso',
);

/** Spec 7, user. */
export const clientSettingsEndpoint = endpoint<typeof clientSettingsSchema>(
  'GET',
  '/v2/app/:client/get-configuracoes-cliente',
);
