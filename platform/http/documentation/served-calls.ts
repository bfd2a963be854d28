import type { Act } from '#kernel/acts.ts';
import type { Permission, PlatformPermission } from '#kernel/permissions.ts';
import type { Endpoint, EndpointSchema } from '../../contract/endpoint.ts';

/**
 * Who may call: anyone, a logged-in client (spec 6), the supplier's staff with the call's permission, or the platform's people with
 * it. Features check finer rights.
 */
export type Access = 'anyone' | 'customer' | 'staff' | 'platform';

export interface ServedCall {
  readonly endpoint: Endpoint;
  readonly schema: EndpointSchema;
  readonly access: Access;
  /** Present exactly if `access` is 'staff' or 'platform'. */
  readonly permission?: Permission | PlatformPermission;
  /** Whether it is served at a shop that is closed, too. */
  readonly whileClosed?: boolean;
  /** Whether it is refused by a shop that may not sell yet. */
  readonly sells?: boolean;
  /** The act of a client's call, if it needs a permission that not every user of a client has. */
  readonly act?: Act;
  readonly supplier: 'required' | 'none';
  /** Units in a visitor's budget; 1 if absent. */
  readonly weight?: number;
}
