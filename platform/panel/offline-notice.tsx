import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';

const subscribe = (changed: () => void): (() => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

/** The browser's own word: false is certain, true only means that there is some network. */
const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);

/** A bar above the page while the browser has no network. What is shown stays. */
export function OfflineNotice() {
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p className="flex items-center justify-center gap-2 bg-warn-soft px-4 py-2 text-center text-sm text-warn">
          <WifiOff aria-hidden="true" className="size-4 shrink-0" />
          Você está sem conexão. O que está na tela pode ter mudado.
        </p>
      )}
    </div>
  );
}
