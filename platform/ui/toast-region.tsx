import { Suspense, useEffect } from 'react';
import { lateView } from './late-view.tsx';
import { useToasts } from './toast-state.ts';
import { whenQuiet } from './when-quiet.ts';

const loadCard = async () => (await import('./toast-card.tsx')).ToastCard;
const ToastCard = lateView(loadCard, () => null);

/** The one place of a page where messages appear. It stands there empty, so that they are announced. */
export function ToastRegion() {
  const toasts = useToasts((state) => state.toasts);
  // There before the first message is: that may be the one of a lost connection.
  useEffect(() => {
    whenQuiet()
      .then(loadCard)
      .catch(() => undefined);
  }, []);
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
