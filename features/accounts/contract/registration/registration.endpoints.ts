import { endpoint } from '#platform/contract/endpoint.ts';
import type { companyDataSchema } from './company-data.schema.ts';
import type { acceptTermsSchema, clientSettingsSchema } from './terms.schema.ts';

/** Prefills a company's registration. The path's split is `~`. Spec 7, dados-receita. */
export const companyDataEndpoint = endpoint<typeof companyDataSchema>(
  'GET',
  '/v1/app/:split/usuario/dados-receita/:doc',
);

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
