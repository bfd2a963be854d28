import { Skeleton } from './skeleton.tsx';

/** Placeholder for an account screen while it loads. Part of every first page, so one serves all screens. */
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
