import { Suspense, useEffect } from 'react';
import { lazyView } from '../loading/lazy-view.tsx';
import { whenIdle } from '../loading/when-idle.ts';
import { useToasts } from './toast-state.ts';

const loadCard = async () => (await import('./toast-card.tsx')).ToastCard;
const ToastCard = lazyView(loadCard, () => null);

/**
 * The page's only region for short messages. It is rendered even when empty, so that screen readers announce what appears in it.
 */
export function ToastRegion() {
  const toasts = useToasts((state) => state.toasts);
  // Preloaded before the first message, which may be about a lost connection.
  useEffect(() => {
    whenIdle()
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
