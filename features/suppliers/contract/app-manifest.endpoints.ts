import { endpoint } from '#platform/contract/endpoint.ts';
import type { hostManifestSchema, shopIconSchema, shopManifestSchema } from './app-manifest.schema.ts';

/** The web app manifest of a shop with a host of its own. */
export const hostManifestEndpoint = endpoint<typeof hostManifestSchema>('GET', '/manifest.webmanifest');

/** The web app manifest of a shop on any host. */
export const shopManifestEndpoint = endpoint<typeof shopManifestSchema>('GET', '/:loja/manifest.webmanifest');

/** `arquivo` names the look, so that an icon's content never changes. */
export const shopIconEndpoint = endpoint<typeof shopIconSchema>(
  'GET',
  '/v4/fornecedor/:idfornecedor/icone/:arquivo',
);
