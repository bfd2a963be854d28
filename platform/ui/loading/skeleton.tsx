import { cx } from '../cx.ts';

/** Placeholder for content that is loading: set the final size by classes, `h-5 w-40`. */
export function Skeleton({ className }: { readonly className?: string }) {
  return <span aria-hidden="true" className={cx('block animate-pulse rounded-md bg-sunken', className)} />;
}

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
