import { endpoint } from '#platform/contract/endpoint.ts';
import type { listStaticPagesSchema, staticPageSchema } from './static-pages.schema.ts';

/** Spec 7, content. */
export const listStaticPagesEndpoint = endpoint<typeof listStaticPagesSchema>(
  'GET',
  '/v4/pagina-estatica/:idfornecedor/listar',
);
export const staticPageEndpoint = endpoint<typeof staticPageSchema>(
  'GET',
  '/v4/pagina-estatica/:idfornecedor/slug/:slug',
);
