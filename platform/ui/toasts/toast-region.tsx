import { Suspense, useEffect } from 'react';
import { lateView } from '../loading/late-view.tsx';
import { whenQuiet } from '../loading/when-quiet.ts';
import { useToasts } from './toast-state.ts';

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
    <section aria-label="Mensagens" aria-live="polite" className="toasts">
      <Suspense>
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </Suspense>
    </section>
  );
}
