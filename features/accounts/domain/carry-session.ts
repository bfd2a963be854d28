/** When a session continues at a supplier's own domain. Spec 4: "redirect to that supplier's login-token route". */
import type { Shop } from '#features/suppliers/domain/shop.ts';

/**
 * A white-label supplier keeps its shop on its own domain: a client who logs in to it on a shared host is redirected there.
 * Clients of other suppliers stay on the current host.
 */
export const belongsOnOwnHost = (
  { whiteLabel, domain }: Pick<Shop, 'whiteLabel' | 'domain'>,
  onOwnHost: boolean,
): boolean => whiteLabel && domain !== undefined && !onOwnHost;
