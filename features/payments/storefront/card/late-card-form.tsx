import { Suspense } from 'react';
import { lateView } from '#platform/ui/loading/late-view.tsx';
import { Skeleton } from '#platform/ui/loading/skeleton.tsx';
import type { CardFormProps } from './card-form.tsx';

const CardForm = lateView<CardFormProps>(async () => (await import('./card-form.tsx')).CardForm);

/** Loaded only for users who pay by card; the page around it stays visible. */
export function LateCardForm(props: CardFormProps) {
  return (
    <Suspense fallback={<Skeleton className="h-100" />}>
      <CardForm {...props} />
    </Suspense>
  );
}
