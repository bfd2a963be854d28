import { Skeleton } from '#platform/ui/skeleton.tsx';

export function OrdersSkeleton() {
  return (
    <div role="status" className="mx-auto flex max-w-225 flex-col gap-5">
      <span className="sr-only">Carregando os pedidos…</span>
      <Skeleton className="h-9 w-52" />
      {['primeiro', 'segundo', 'terceiro'].map((place) => (
        <Skeleton key={place} className="h-44 rounded-lg" />
      ))}
    </div>
  );
}
