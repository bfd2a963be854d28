import { ChevronRight, Truck } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Skeleton } from '#platform/ui/loading/skeleton.tsx';
import { CEP_PROMPT, FreightGlance } from './freight-glance.tsx';
import type { FreightByCepProps } from './freight-query.ts';

const loadForm = () => import('./freight-form.tsx');
const FreightForm = lazy(async () => ({ default: (await loadForm()).FreightForm }));

/**
 * Fee and first slot on the product's page, without a cart: in one line where the place is known, whole when it is opened. Both use
 * the calls of cart and checkout.
 */
export function FreightByCep(props: FreightByCepProps) {
  const [opened, setOpened] = useState(false);
  const [open, setOpen] = useState(false);
  // The server does not know the place, and the first render is the server's.
  const [started, start] = useState(false);
  useEffect(() => start(true), []);
  return (
    <details
      className="group rounded-lg border border-line bg-surface"
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        if (currentTarget.open) setOpened(true);
      }}
    >
      <summary
        onPointerEnter={loadForm}
        className="flex min-h-16 cursor-pointer list-none items-center gap-3 rounded-lg px-4 py-2.5 hover:bg-sunken [&::-webkit-details-marker]:hidden"
      >
        <Truck aria-hidden="true" className="size-5 shrink-0 text-brand-text" strokeWidth={1.75} />
        <span className="flex min-w-0 flex-col">
          <span className="font-semibold">Calcular frete e prazo</span>
          {!open && (
            <span className="text-ink-2 text-sm">{started ? <FreightGlance {...props} /> : CEP_PROMPT}</span>
          )}
        </span>
        <ChevronRight
          aria-hidden="true"
          className="ml-auto size-5 shrink-0 rotate-90 transition group-open:-rotate-90"
        />
      </summary>
      <div className="px-4 pt-1 pb-4">
        <noscript>Informe o endereço ao finalizar a compra: o frete aparece antes de confirmar.</noscript>
        {opened && (
          <Suspense fallback={<Skeleton className="h-18" />}>
            <FreightForm {...props} />
          </Suspense>
        )}
      </div>
    </details>
  );
}
