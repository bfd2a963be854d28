/** Loads the invoices one second after a login and reports what is overdue. Spec 4, login; spec 9. */
import { capacityMay } from '#features/accounts/domain/capacity-may.ts';
import type { Session } from '#features/accounts/domain/session.ts';
import { invoicesFromWire } from '#features/invoices/contract/invoices.wire.ts';
import { listInvoicesEndpoint } from '#features/invoices/contract/titles.endpoints.ts';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import { formatMoney } from '#kernel/money.ts';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import type { Api } from '#platform/web/api.ts';

interface OverdueNotice {
  readonly api: Api;
  readonly shop: Shop;
  readonly session: Session;
  readonly signal: AbortSignal;
  /** Opens the invoices. */
  readonly open: () => void;
}

/** Milliseconds. */
const AFTER_LOGIN_DELAY = 1000;
export async function notifyOverdue({ api, shop, session, signal, open }: OverdueNotice): Promise<void> {
  if (session.choosing || !capacityMay(session.capacity ?? 'linked', 'credit:see')) return;
  await new Promise((resolve) => setTimeout(resolve, AFTER_LOGIN_DELAY));
  if (signal.aborted) return;
  const { clientId, handle } = session;
  const params = { client: handle, idfornecedor: shop.id, idcliente: clientId };
  const query = { situacao: 'VENCIDO', completeInfo: 'false' } as const;
  const { overdue } = invoicesFromWire(await api.call(listInvoicesEndpoint, { params, query }, { signal }));
  if (overdue.count === 0) return;
  showToast({
    text: `${overdue.count === 1 ? 'Você tem 1 fatura vencida' : `Você tem ${overdue.count} faturas vencidas`}: ${formatMoney(overdue.sum)}.`,
    tone: 'info',
    action: { label: 'Ver faturas', run: open },
  });
}
