import { Skeleton } from '#platform/ui/skeleton.tsx';

export function ListsSkeleton() {
  return (
    <div role="status" className="mx-auto flex max-w-225 flex-col gap-5">
      <span className="sr-only">Carregando as listas…</span>
      <Skeleton className="h-9 w-52" />
      <div className="grid gap-3.5 sm:grid-cols-2">
        {['primeira', 'segunda', 'terceira', 'quarta'].map((place) => (
          <Skeleton key={place} className="h-40 rounded-lg" />
        ))}
      </div>
    </div>
  );
}

export function ListSkeleton() {
  return (
    <div role="status" className="mx-auto flex w-full max-w-225 flex-col gap-5">
      <span className="sr-only">Carregando a lista…</span>
      <Skeleton className="h-9 w-64" />
      {['primeiro', 'segundo', 'terceiro', 'quarto'].map((place) => (
        <Skeleton key={place} className="h-24 rounded-lg" />
      ))}
    </div>
  );
}
