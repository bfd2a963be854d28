import { useQuery } from '@tanstack/react-query';
import { useBuyer } from '#features/accounts/storefront/buyer.ts';
import { type ActiveAddress, activeAddress } from './active-address.ts';
import { addressesQuery } from './addresses-query.ts';
import { useChosenPlace } from './use-chosen-place.ts';

interface UsedAddress extends ActiveAddress {
  /** The addresses are loading. */
  readonly pending: boolean;
}

/** The delivery address of a logged-in user: the chosen one, else the default by the shop's tags. Spec 4, address flow. */
export function useActiveAddress(): UsedAddress {
  const buyer = useBuyer();
  const { authenticated } = buyer.session;
  const place = useChosenPlace();
  const { data = [], isPending } = useQuery({ ...addressesQuery(buyer), enabled: authenticated });
  const wished = place !== undefined && 'addressId' in place ? place.addressId : undefined;
  return { ...activeAddress(new Set(buyer.shop.tags), data, wished), pending: authenticated && isPending };
}
