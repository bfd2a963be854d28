import type { Act } from '#kernel/acts.ts';
import type { Permission } from '#kernel/permissions.ts';
import type { Endpoint, EndpointSchema } from '../../contract/endpoint.ts';

/**
 * Who may call: anyone, a logged-in client (spec 6), or the supplier's staff with the permission that the call names.
 * Finer rights are rules of the features.
 */
export type Access = 'anyone' | 'customer' | 'staff';

export interface ServedCall {
  readonly endpoint: Endpoint;
  readonly schema: EndpointSchema;
  readonly access: Access;
  /** Set exactly where the staff may call. */
  readonly permission?: Permission;
  /** What a client's call does, where not everyone may who acts for the client. */
  readonly act?: Act;
  readonly supplier: 'required' | 'none';
  /** As how many calls it counts in a visitor's budget; one where absent. */
  readonly weight?: number;
}
