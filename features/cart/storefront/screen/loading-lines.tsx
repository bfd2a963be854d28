import { Skeleton } from '#platform/ui/loading/skeleton.tsx';

export function LoadingLines() {
  return (
    <div role="status" aria-label="Carregando o carrinho" className="flex flex-col gap-5 p-5">
      {['primeira', 'segunda', 'terceira'].map((place) => (
        <div key={place} className="flex gap-3">
          <Skeleton className="size-20 rounded-md" />
          <div className="flex min-w-0 flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="h-4 w-1/3" />
            <Skeleton className="h-10 w-36 max-w-full" />
          </div>
        </div>
      ))}
    </div>
  );
}
