import { Skeleton } from '#platform/ui/loading/skeleton.tsx';

/** The place of a list that is loading. */
export const RowsLoading = ({ rows = 6 }: { readonly rows?: number }) => (
  <div role="status" className="flex flex-col gap-3">
    <span className="sr-only">Carregando…</span>
    {Array.from({ length: rows }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: rows are told apart by their order alone
      <Skeleton key={index} className="h-14 rounded-lg" />
    ))}
  </div>
);
