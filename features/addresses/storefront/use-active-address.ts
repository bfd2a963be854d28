import { useQuery } from '@tanstack/react-query';
import { useBuyer } from '#features/payments/storefront/public.tsx';
import { type ActiveAddress, activeAddress } from './active-address.ts';
import { addressesQuery } from './addresses-query.ts';
import { useChosenPlace } from './use-chosen-place.ts';

interface UsedAddress extends ActiveAddress {
  /** The client's addresses are on their way. */
  readonly pending: boolean;
}

/** Where goods go for whoever is logged in: what was chosen, else what the shop's tags choose. Spec 4, address flow. */
export function useActiveAddress(): UsedAddress {
  const buyer = useBuyer();
  const { authenticated } = buyer.session;
  const place = useChosenPlace();
  const { data = [], isPending } = useQuery({ ...addressesQuery(buyer), enabled: authenticated });
  const wished = place !== undefined && 'addressId' in place ? place.addressId : undefined;
  return { ...activeAddress(new Set(buyer.shop.tags), data, wished), pending: authenticated && isPending };
}
