import { lazy, Suspense } from 'react';
import { useToasts } from './toast-state.ts';

const ToastCard = lazy(() => import('./toast-card.tsx').then((module) => ({ default: module.ToastCard })));

/** The one place of a page where messages appear. It stands there empty, so that they are announced. */
export function ToastRegion() {
  const toasts = useToasts((state) => state.toasts);
  return (
    <section
      aria-label="Mensagens"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 bottom-0 z-60 flex flex-col items-center gap-2 p-4 pb-[calc(5rem+env(safe-area-inset-bottom))] lg:pb-6"
    >
      <Suspense>
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </Suspense>
    </section>
  );
}
