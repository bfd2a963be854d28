import type { Asker } from '#features/accounts/storefront/buyer.ts';
import { fetchAlerts } from './alerts-query.ts';
import { dismissAlerts } from './dismiss-alerts.ts';

interface Watched extends Asker {
  readonly signal: AbortSignal;
  readonly hrefOf: (path: string) => string;
  readonly open: (path: string) => void;
}

/** Shows the notice if there are unseen alerts; its code loads only then. */
export async function notifyAlerts({ signal, hrefOf, open, ...asker }: Watched): Promise<void> {
  if (asker.session.choosing) return;
  const unseen = await fetchAlerts(asker, true, signal);
  if (unseen.length === 0 || signal.aborted) return;
  const { showAlertNotice } = await import('./alert-notice.tsx');
  if (signal.aborted) return;
  const remove = showAlertNotice({
    alerts: unseen,
    hrefOf,
    open,
    onSeen: () => {
      remove();
      void dismissAlerts(asker, unseen);
    },
  });
  signal.addEventListener('abort', remove, { once: true });
}
