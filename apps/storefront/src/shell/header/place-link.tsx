import { ChevronDown, MapPin } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useSession } from '#features/accounts/storefront/login/use-session.ts';
import { chosenPlace } from '#features/addresses/storefront/chosen-place.ts';
import { useDeliveryType } from '#features/delivery/storefront/use-delivery-type.ts';
import { openOverlay } from '#platform/ui/overlays/overlay-state.ts';

const PlaceLabel = lazy(() =>
  import('#features/addresses/storefront/place-label.tsx').then((module) => ({ default: module.PlaceLabel })),
);

const NO_PLACE = 'Informe onde entregar';
const PICKUP = 'Retirar na loja';

/**
 * Shows the delivery address or pickup, and opens its choice. The code that names the address is loaded only where
 * one was chosen.
 */
export function PlaceLink() {
  const { authenticated } = useSession();
  const pickup = useDeliveryType() === 'pickup';
  const [known, setKnown] = useState(false);
  useEffect(() => setKnown(authenticated || chosenPlace() !== undefined), [authenticated]);
  return (
    <button
      type="button"
      onClick={() => {
        setKnown(true);
        openOverlay('address');
      }}
      className="inline-flex h-9 max-w-full items-center gap-1.5 rounded-sm font-medium text-sm hover:underline"
    >
      <MapPin aria-hidden="true" className="size-4 shrink-0 text-brand-text" />
      <span className="truncate">
        {pickup && PICKUP}
        {!pickup && !known && NO_PLACE}
        {!pickup && known && (
          <Suspense fallback={NO_PLACE}>
            <PlaceLabel otherwise={NO_PLACE} />
          </Suspense>
        )}
      </span>
      <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
    </button>
  );
}
