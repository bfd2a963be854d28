import type { Act } from '#kernel/acts.ts';
import type { Permission } from '#kernel/permissions.ts';
import type { Endpoint, EndpointSchema } from '../../contract/endpoint.ts';

/**
 * Who may call: anyone, a logged-in client (spec 6), or the supplier's staff with the call's permission. Features check finer
 * rights.
 */
export type Access = 'anyone' | 'customer' | 'staff';

export interface ServedCall {
  readonly endpoint: Endpoint;
  readonly schema: EndpointSchema;
  readonly access: Access;
  /** Present exactly if `access` is 'staff'. */
  readonly permission?: Permission;
  /** The act of a client's call, if it needs a permission that not every user of a client has. */
  readonly act?: Act;
  readonly supplier: 'required' | 'none';
  /** Units in a visitor's budget; 1 if absent. */
  readonly weight?: number;
}
