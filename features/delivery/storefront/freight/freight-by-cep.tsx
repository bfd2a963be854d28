import { ChevronRight, Truck } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import type { ProductId } from '#kernel/ids.ts';
import type { Quantity } from '#kernel/quantity.ts';
import { Skeleton } from '#platform/ui/loading/skeleton.tsx';

const loadForm = () => import('./freight-form.tsx');
const FreightForm = lazy(async () => ({ default: (await loadForm()).FreightForm }));

interface FreightByCepProps {
  readonly productId: ProductId;
  readonly quantity: Quantity;
}

/** Fee and first slot on the product's page, without a cart. The form is loaded when it is opened. */
export function FreightByCep({ productId, quantity }: FreightByCepProps) {
  const shop = useShop();
  const [opened, setOpened] = useState(false);
  return (
    <details
      className="group rounded-lg border border-line bg-surface"
      onToggle={(event) => event.currentTarget.open && setOpened(true)}
    >
      <summary
        onPointerEnter={loadForm}
        className="flex min-h-12 cursor-pointer list-none items-center gap-3 rounded-lg px-4 py-3 font-semibold hover:bg-sunken [&::-webkit-details-marker]:hidden"
      >
        <Truck aria-hidden="true" className="size-5 text-brand-text" strokeWidth={1.75} />
        Calcular frete e prazo
        {/* The icon of the header: another one would be a file more of the first page. */}
        <ChevronRight
          aria-hidden="true"
          className="ml-auto size-5 rotate-90 transition group-open:-rotate-90"
        />
      </summary>
      <div className="px-4 pt-1 pb-4">
        <noscript>Informe o endereço ao finalizar a compra: o frete aparece antes de confirmar.</noscript>
        {opened && (
          <Suspense fallback={<Skeleton className="h-18" />}>
            <FreightForm shop={shop} productId={productId} quantity={quantity} />
          </Suspense>
        )}
      </div>
    </details>
  );
}
