import { Skeleton } from './skeleton.tsx';

/** Stands in for a screen of the account while it is on its way. It comes with every first page, so one serves all. */
export function RowsSkeleton() {
  return (
    <div role="status" className="mx-auto flex w-full max-w-225 flex-col gap-5">
      <span className="sr-only">Carregando…</span>
      <Skeleton className="h-9 w-52" />
      {['primeira', 'segunda', 'terceira'].map((place) => (
        <Skeleton key={place} className="h-40 rounded-lg" />
      ))}
    </div>
  );
}
