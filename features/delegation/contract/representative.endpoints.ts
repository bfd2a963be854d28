import { endpoint } from '#platform/contract/endpoint.ts';
import type {
  checkRepresentativeSchema,
  chooseRepresentedClientSchema,
  leaveRepresentedClientSchema,
  listRepresentedClientsSchema,
} from './representative.schema.ts';

/** Clients that this representative may buy for. Spec 7. */
export const listRepresentedClientsEndpoint = endpoint<typeof listRepresentedClientsSchema>(
  'GET',
  '/v4/representante/:idfornecedor/:token',
);

/** Whether this shopper is a representative. Spec 6 and 7. */
export const checkRepresentativeEndpoint = endpoint<typeof checkRepresentativeSchema>(
  'GET',
  '/v4/acessorepresentante/:idfornecedor',
);

/** Spec 6, switches client. */
export const chooseRepresentedClientEndpoint = endpoint<typeof chooseRepresentedClientSchema>(
  'POST',
  '/v4/representante/:idfornecedor/:token/cliente',
);

/** Returns to the representative's own view, without a client. */
export const leaveRepresentedClientEndpoint = endpoint<typeof leaveRepresentedClientSchema>(
  'POST',
  '/v4/representante/:idfornecedor/:token/minha-visao',
);
