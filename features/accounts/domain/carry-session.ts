/** When a session goes on at a supplier's own domain. Spec 4: "redirect to that supplier's login-token route". */
import type { Shop } from '#features/suppliers/domain/shop.ts';

/**
 * A white-label supplier locks its whole site to itself, and its clients are at home there: whoever logs in to it on a host
 * that it shares with others is carried to its own domain. Others are at home wherever one finds them.
 */
export const isAtHomeElsewhere = (
  { whiteLabel, domain }: Pick<Shop, 'whiteLabel' | 'domain'>,
  onOwnHost: boolean,
): boolean => whiteLabel && domain !== undefined && !onOwnHost;
