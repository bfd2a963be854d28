import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useBuyer } from '#features/accounts/storefront/buyer.ts';
import type { Address } from '#features/addresses/domain/address.ts';
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import type { Money } from '#kernel/money.ts';
import { canLookUp } from '../delivery-options-query.ts';
import type { CartFeeProps } from './cart-fee-props.ts';
import { feeByAddressQuery } from './fee-queries.ts';
import { FeeState } from './fee-state.tsx';
import { useDebouncedFee } from './use-debounced-fee.ts';
import { useReportedFee } from './use-reported-fee.ts';

interface FeeByAddressProps extends Pick<CartFeeProps, 'onFee'> {
  readonly type: DeliveryType;
  readonly address: Pick<Address, 'id' | 'postalCode' | 'label' | 'street'> | undefined;
  readonly subtotal: Money | undefined;
}

/** The fee of the saved cart, after it has not changed for a while. Spec 9. */
export function FeeByAddress({ type, address, subtotal, onFee }: FeeByAddressProps) {
  const buyer = useBuyer();
  const { id, postalCode } = address ?? {};
  const request = useMemo(
    () => ({
      type,
      ...(id === undefined || postalCode === undefined ? {} : { address: { id, postalCode } }),
      subtotal,
    }),
    [type, id, postalCode, subtotal],
  );
  const settled = useDebouncedFee(request);
  const { data, isError, refetch } = useQuery(feeByAddressQuery(buyer, settled));
  const current = settled === request && canLookUp(request) ? data : undefined;
  const fee = current !== undefined && 'option' in current ? current.option.fee : undefined;
  useReportedFee(fee, onFee);
  if (!canLookUp(request)) return null;
  const where = type === 'pickup' ? 'Retirada na loja' : `Entrega em ${address?.label || address?.street}`;
  return (
    <FeeState
      title={where}
      found={current}
      failed={isError && settled === request}
      retry={() => void refetch()}
      recorded
    />
  );
}
