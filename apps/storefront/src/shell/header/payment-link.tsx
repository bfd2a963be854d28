import { ChevronDown, WalletCards } from 'lucide-react';
import { useBuyer } from '#features/accounts/storefront/buyer.ts';
import { useDeliveryType } from '#features/delivery/storefront/use-delivery-type.ts';
import { useCurrentMethod } from '#features/payments/storefront/use-current-method.ts';
import { openOverlay } from '#platform/ui/overlays/overlay-state.ts';

/** Shows by which payment method the prices are, and opens its choice. */
export function PaymentLink() {
  const { current } = useCurrentMethod(useBuyer(), useDeliveryType());
  return (
    <button
      type="button"
      onClick={() => openOverlay('payment')}
      className="inline-flex h-9 max-w-full items-center gap-1.5 rounded-sm font-medium text-sm hover:underline"
    >
      <WalletCards aria-hidden="true" className="size-4 shrink-0 text-brand-text" />
      <span className="truncate">
        {current === undefined ? 'Forma de pagamento' : `Pagar com ${current.name}`}
      </span>
      <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
    </button>
  );
}
