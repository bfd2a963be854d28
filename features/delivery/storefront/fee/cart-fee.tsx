import { useBuyer } from '#features/accounts/storefront/buyer.ts';
import { useActiveAddress } from '#features/addresses/storefront/use-active-address.ts';
import { reachesMinimum } from '../../domain/fee.ts';
import { usePlaceTerms } from '../use-delivery-terms.ts';
import { useDeliveryType } from '../use-delivery-type.ts';
import type { CartFeeProps } from './cart-fee-props.ts';
import { FeeByAddress } from './fee-by-address.tsx';
import { FeeByCep } from './fee-by-cep.tsx';

/** The delivery fee in the cart: for the client's address, for pickup, or for a CEP that the visitor types. Spec 5 and 7. */
export function CartFee({ products, subtotal, onFee }: CartFeeProps) {
  const { authenticated } = useBuyer().session;
  const { active, pending } = useActiveAddress();
  const type = useDeliveryType();
  const terms = usePlaceTerms();
  // Below the minimum, the progress hint beside the total says what is missing; a refusal here would only repeat it.
  const tooLittle =
    type === 'delivery' && terms.terms !== undefined && !reachesMinimum(terms.terms, subtotal);
  if (products.length === 0 || pending) return null;
  const waits = terms.pending || tooLittle;
  if (type === 'pickup' || (authenticated && active !== undefined))
    return waits ? null : <FeeByAddress type={type} address={active} subtotal={subtotal} onFee={onFee} />;
  return <FeeByCep type={type} products={products} subtotal={subtotal} waits={waits} onFee={onFee} />;
}
