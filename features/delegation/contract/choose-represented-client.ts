import { endpoint } from '#platform/contract/endpoint.ts';
import type { chooseRepresentedClientSchema } from './representative.schema.ts';

/** Spec 6, switches client. */
export const chooseRepresentedClient = endpoint<typeof chooseRepresentedClientSchema>(
  'POST',
  '/v4/representante/:idfornecedor/:token/cliente',
);
