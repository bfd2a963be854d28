/**
 * Merges the visitor's lines into the client's cart at login. If that fails they stay in the browser, and each page shows a
 * message and retries until they are merged. Spec 4, login.
 */
import type { Session } from '#features/accounts/domain/session.ts';
import type { SupplierId } from '#kernel/ids.ts';
import { showToast, withdrawToast } from '#platform/ui/toasts/toast-state.ts';
import { type Api, ApiRefusal } from '#platform/web/api.ts';
import { reloadCart } from '../save/cart-saver.ts';
import { useCartState } from '../save/cart-state.ts';
import { type Merged, mergeVisitorCart } from './merge-visitor-cart.ts';
import { joiningClient } from './visitor-lines.ts';

interface Joining {
  readonly api: Api;
  readonly supplierId: SupplierId;
  readonly session: Session;
  readonly signal: AbortSignal;
}

const NOT_JOINED = 'O que você escolheu antes de entrar ainda não está no seu carrinho.';
const LOCKED =
  'Um atendente preparou seu carrinho. O que você escolheu antes de entrar fica guardado até você desbloqueá-lo.';

const FIRST_PAUSE = 5_000;
const MAX_PAUSE = 60_000;

/** Resolves once they are merged (if need be after an attendant's lock is removed), need no merging, or the page is left. */
export async function joinVisitorLines(joining: Joining): Promise<void> {
  const { supplierId, session, signal } = joining;
  if (!session.authenticated || joiningClient(supplierId) !== session.clientId) return;
  for (let pause = FIRST_PAUSE; !signal.aborted; pause = Math.min(pause * 2, MAX_PAUSE)) {
    const outcome = await tried(joining);
    if (signal.aborted) return;
    if (typeof outcome === 'string') return conclude(outcome, joining);
    const { promise: retryRequested, resolve: requestRetry } = Promise.withResolvers<void>();
    showToast({
      text: textFor(outcome),
      tone: 'error',
      action: { label: 'Tentar de novo', run: requestRetry },
    });
    // A refusal would repeat: only the shopper can retry.
    await Promise.race(
      outcome instanceof ApiRefusal && outcome.status < 500
        ? [retryRequested]
        : [retryRequested, after(pause, signal)],
    );
  }
}

async function tried({ api, supplierId, session }: Joining): Promise<Merged | Error> {
  try {
    return await mergeVisitorCart(api, supplierId, session);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

async function conclude(outcome: Merged, joining: Joining): Promise<void> {
  withdrawToast(NOT_JOINED);
  if (outcome === 'joined') await reloadCart();
  if (outcome !== 'locked') return;
  showToast({ text: LOCKED, tone: 'info' });
  await untilUnlocked(joining.signal);
  return joinVisitorLines(joining);
}

const textFor = (error: Error): string =>
  error instanceof ApiRefusal && error.status < 500 ? `${NOT_JOINED} ${error.message}` : NOT_JOINED;

/** Ends early when the connection is back or the page becomes visible. */
function after(pause: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const listen = { signal: over.signal };
    const end = (): void => {
      over.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, pause);
    signal.addEventListener('abort', end, listen);
    window.addEventListener('online', end, listen);
    document.addEventListener('visibilitychange', () => document.hidden || end(), listen);
  });
}

/** The page may have been loaded before the lock was set, and the lock may be gone again by now. */
async function untilUnlocked(signal: AbortSignal): Promise<void> {
  if (!isLocked()) await reloadCart();
  if (!isLocked()) return after(FIRST_PAUSE, signal);
  await new Promise<void>((resolve) => {
    const end = (): void => {
      stop();
      resolve();
    };
    const stop = useCartState.subscribe(() => isLocked() || end());
    signal.addEventListener('abort', end);
  });
}

const isLocked = (): boolean => useCartState.getState().lock !== undefined;
