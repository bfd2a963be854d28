import { useQuery } from '@tanstack/react-query';
import { SERVICE_AREA_FAILED } from '#features/suppliers/contract/texts.ts';
import { offeredDeliveryTypes } from '#features/suppliers/domain/delivery-types.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { Alert } from '#platform/ui/alert.tsx';
import { Skeleton } from '#platform/ui/loading/skeleton.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { serviceAreaQuery } from './service-area-query.ts';

/** The shop's delivery areas, and its stores for pickup. */
export function ServedPlaces() {
  const { id, name, tags } = useShop();
  const { data, isError } = useQuery(serviceAreaQuery(useApi(), id));
  if (isError) {
    return (
      <Alert tone="error" announced>
        {SERVICE_AREA_FAILED}
      </Alert>
    );
  }
  if (data === undefined) return <Skeleton className="h-24 w-full rounded-lg" />;
  const stores = offeredDeliveryTypes(new Set(tags)).includes('pickup') ? data.stores : [];
  return (
    <div className="flex flex-col gap-4 text-sm">
      {data.areas.length > 0 && (
        <section>
          <h3 className="mb-1 font-semibold text-base">Onde {name} entrega</h3>
          <ul className="list-disc pl-5 text-ink-2">
            {data.areas.map((area) => (
              <li key={area}>{area}</li>
            ))}
          </ul>
        </section>
      )}
      {stores.length > 0 && (
        <section>
          <h3 className="mb-1 font-semibold text-base">Ou retire na loja</h3>
          <ul className="flex flex-col gap-2 text-ink-2">
            {stores.map((store) => (
              <li key={store.id}>
                <span className="font-medium text-ink">{store.name}</span>
                <br />
                {store.addressText}
                {store.hours !== '' && (
                  <>
                    <br />
                    {store.hours}
                  </>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
