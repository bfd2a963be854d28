import { endpoint } from '#platform/contract/endpoint.ts';
import type {
  dismissRepresentativeSchema,
  giveClientSchema,
  inviteRepresentativeSchema,
  listClientsOfRepresentativeSchema,
  listRepresentativeInvitationsSchema,
  listRepresentativesSchema,
  takeClientSchema,
  transferClientsSchema,
  withdrawRepresentativeInvitationSchema,
} from './panel-representatives.schema.ts';

export const listRepresentativesEndpoint = endpoint<typeof listRepresentativesSchema>(
  'GET',
  '/v4/painel/:idfornecedor/representantes',
);

/** Mails an invitation to represent the shop. */
export const inviteRepresentativeEndpoint = endpoint<typeof inviteRepresentativeSchema>(
  'POST',
  '/v4/painel/:idfornecedor/representantes',
);
export const listRepresentativeInvitationsEndpoint = endpoint<typeof listRepresentativeInvitationsSchema>(
  'GET',
  '/v4/painel/:idfornecedor/representantes/convites',
);

/** Voids the mailed link. */
export const withdrawRepresentativeInvitationEndpoint = endpoint<
  typeof withdrawRepresentativeInvitationSchema
>('DELETE', '/v4/painel/:idfornecedor/representantes/convites/:idconvite');
export const dismissRepresentativeEndpoint = endpoint<typeof dismissRepresentativeSchema>(
  'DELETE',
  '/v4/painel/:idfornecedor/representantes/:idrepresentante',
);
export const listClientsOfRepresentativeEndpoint = endpoint<typeof listClientsOfRepresentativeSchema>(
  'GET',
  '/v4/painel/:idfornecedor/representantes/:idrepresentante/clientes',
);

/** Adds a client to a representative's list. */
export const giveClientEndpoint = endpoint<typeof giveClientSchema>(
  'PUT',
  '/v4/painel/:idfornecedor/representantes/:idrepresentante/clientes/:idcliente',
);

/** Removes a client from a representative's list. */
export const takeClientEndpoint = endpoint<typeof takeClientSchema>(
  'DELETE',
  '/v4/painel/:idfornecedor/representantes/:idrepresentante/clientes/:idcliente',
);

/** Moves clients from one representative's list to another's. */
export const transferClientsEndpoint = endpoint<typeof transferClientsSchema>(
  'POST',
  '/v4/painel/:idfornecedor/representantes/:idrepresentante/transferencia',
);
