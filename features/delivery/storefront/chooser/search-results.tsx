import { useRouteContext } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { supplierTexts, YOUR_ADDRESS_UNSERVED } from '#features/suppliers/contract/texts.ts';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import { useShop } from '#features/suppliers/storefront/public.tsx';
import { Alert } from '#platform/ui/alert.tsx';
import { Badge } from '#platform/ui/badge.tsx';
import { Spinner } from '#platform/ui/spinner.tsx';
import { ServedPlaces } from './served-places.tsx';
import type { SupplierSearch } from './use-supplier-search.ts';

interface SearchResultsProps extends SupplierSearch {
  /** What is said when the question itself failed. */
  readonly failure: string;
}

/** What came of the search: a choice, a warning with where the shop does deliver, or a failure. Spec 4 and 8. */
export function SearchResults(props: SearchResultsProps) {
  const place = useRef<HTMLDivElement>(null);
  const { status, submittedAt } = props.search;
  // Below a long list of addresses nobody would see it come.
  useEffect(() => {
    if (submittedAt > 0 && status !== 'pending') place.current?.scrollIntoView({ block: 'nearest' });
  }, [submittedAt, status]);
  return (
    <div ref={place} className="flex flex-col gap-4">
      <Outcome {...props} />
    </div>
  );
}

function Outcome({ search, choose, failure }: SearchResultsProps) {
  const { data, variables, isError, isPending } = search;
  if (isPending) return <Spinner label="Procurando quem entrega…" />;
  if (isError) return <Warning tone="error" text={failure} />;
  if (data?.kind === 'none') return <Unserved byCep={variables?.place.position === undefined} />;
  if (data?.kind !== 'choose' || variables === undefined) return null;
  return <Suppliers suppliers={data.suppliers} onChosen={(supplier) => choose(supplier, variables.known)} />;
}

const Warning = ({ tone, text }: { readonly tone: 'warn' | 'error'; readonly text: string }) => (
  <Alert tone={tone} announced>
    {text}
  </Alert>
);

/** White-label knows no other supplier: then the address is not served; else it is nobody's. A CEP does not always say. */
function Unserved({ byCep }: { readonly byCep: boolean }) {
  const { whiteLabel } = useShop();
  const { lockedTo } = useRouteContext({ from: '__root__' });
  const alone = whiteLabel || lockedTo !== undefined;
  return (
    <>
      <Warning tone="warn" text={alone ? supplierTexts['unserved-address'].message : YOUR_ADDRESS_UNSERVED} />
      {byCep && (
        <p className="text-ink-2 text-sm">
          Pelo CEP nem sempre dá para saber. Com a sua localização ou um endereço marcado no mapa procuramos
          melhor.
        </p>
      )}
      <ServedPlaces />
    </>
  );
}

interface SuppliersProps {
  readonly suppliers: readonly Shop[];
  readonly onChosen: (supplier: Shop) => void;
}

function Suppliers({ suppliers, onChosen }: SuppliersProps) {
  const { id } = useShop();
  return (
    <section aria-label="Lojas que entregam neste endereço" className="flex flex-col gap-3">
      <p role="status" className="font-semibold">
        {suppliers.length} lojas entregam aqui. Escolha uma:
      </p>
      <ul className="flex flex-col gap-2">
        {suppliers.map((supplier) => (
          <li key={supplier.id}>
            <button
              type="button"
              className="group flex min-h-14 w-full items-center gap-3 rounded-lg border border-line-2 bg-surface px-4 py-3 text-left transition hover:border-brand-text"
              onClick={() => onChosen(supplier)}
            >
              <span className="flex min-w-0 flex-1 flex-col gap-0.5">
                <span className="flex flex-wrap items-center gap-2 font-semibold">
                  {supplier.name}
                  {supplier.id === id && <Badge>Você está aqui</Badge>}
                </span>
                {supplier.description !== undefined && (
                  <span className="text-ink-2 text-sm">{supplier.description}</span>
                )}
              </span>
              <ArrowRight
                aria-hidden="true"
                className="size-5 shrink-0 text-ink-3 transition group-hover:translate-x-1"
              />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
