import { Suspense } from 'react';
import { lazyView } from '#platform/ui/loading/lazy-view.tsx';
import { Skeleton } from '#platform/ui/loading/skeleton.tsx';
import type { CardFormProps } from './card-form.tsx';

const CardForm = lazyView<CardFormProps>(async () => (await import('./card-form.tsx')).CardForm);

/** Loaded only for users who pay by card; the page around it stays visible. */
export function LazyCardForm(props: CardFormProps) {
  return (
    <Suspense fallback={<Skeleton className="h-100" />}>
      <CardForm {...props} />
    </Suspense>
  );
}
