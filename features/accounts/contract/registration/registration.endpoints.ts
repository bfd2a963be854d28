import { endpoint } from '#platform/contract/endpoint.ts';
import type { companyDataSchema } from './company-data.schema.ts';

/** Prefills a company's registration. The path's split is `~`. Spec 7, dados-receita. */
export const companyDataEndpoint = endpoint<typeof companyDataSchema>(
  'GET',
  '/v1/app/:split/usuario/dados-receita/:doc',
);
