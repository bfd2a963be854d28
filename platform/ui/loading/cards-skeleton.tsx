import { Card } from '../card.tsx';
import { Skeleton } from './skeleton.tsx';

/** Placeholders for a list of cards with pictures, such as orders, while it loads. */
export function CardsSkeleton({ label }: { readonly label: string }) {
  return (
    <div role="status" className="flex flex-col gap-3.5">
      <span className="sr-only">{label}</span>
      {['primeiro', 'segundo', 'terceiro'].map((place) => (
        <Card key={place} className="flex flex-col gap-3.5 md:p-5">
          <div className="flex items-center justify-between gap-4">
            <Skeleton className="h-6 w-36" />
            <Skeleton className="h-6 w-20" />
          </div>
          <Skeleton className="h-5 w-2/3" />
          <div className="flex gap-2">
            {['a', 'b', 'c', 'd'].map((picture) => (
              <Skeleton key={picture} className="size-14" />
            ))}
          </div>
        </Card>
      ))}
    </div>
  );
}
