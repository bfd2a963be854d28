import { endpoint } from '#platform/contract/endpoint.ts';
import type { companyDataSchema } from './company-data.schema.ts';

/** Fills a company's registration in. The split is `~`. Spec 7, dados-receita. */
export const companyData = endpoint<typeof companyDataSchema>(
  'GET',
  '/v1/app/:split/usuario/dados-receita/:doc',
);
