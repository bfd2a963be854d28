import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { unservedWords } from '#features/suppliers/contract/texts.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { Alert } from '#platform/ui/alert.tsx';
import { Spinner } from '#platform/ui/loading/spinner.tsx';
import { ServedPlaces } from './served-places.tsx';
import { SupplierList } from './supplier-list.tsx';
import type { SupplierSearch } from './use-supplier-search.ts';

interface SearchResultsProps extends SupplierSearch {
  /** Shown if the search failed. */
  readonly failure: string;
}

/** The result of a search: a choice, a warning with the areas served, or an error. Spec 4 and 8. */
export function SearchResults(props: SearchResultsProps) {
  const place = useRef<HTMLDivElement>(null);
  const { status, submittedAt } = props.search;
  // Below a long list of addresses the result would be out of sight.
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
  return (
    <SupplierList suppliers={data.suppliers} onChosen={(supplier) => choose(supplier, variables.known)} />
  );
}

const Warning = ({ tone, text }: { readonly tone: 'warn' | 'error'; readonly text: string }) => (
  <Alert tone={tone} announced>
    {text}
  </Alert>
);

/** The text says that this shop (white-label) or no shop serves the address; a CEP alone is not always sufficient to know. */
function Unserved({ byCep }: { readonly byCep: boolean }) {
  const { whiteLabel } = useShop();
  const { lockedTo } = useRouteContext({ from: '__root__' });
  const alone = whiteLabel || lockedTo !== undefined;
  return (
    <>
      <Warning tone="warn" text={unservedWords(alone)} />
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
