/** Acts on the session check of a page once the page is idle. Spec 4, session check on load; spec 2, terms of use. */
import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { createElement } from 'react';
import {
  acceptTermsEndpoint,
  clientSettingsEndpoint,
} from '#features/accounts/contract/registration/terms.endpoints.ts';
import { loginTexts } from '#features/accounts/contract/texts.ts';
import { capacityMay } from '#features/accounts/domain/capacity-may.ts';
import type { Session } from '#features/accounts/domain/session.ts';
import { endOwnSession } from '#features/accounts/storefront/login/log-out-call.ts';
import { sessionSegment } from '#features/accounts/storefront/login/use-session.ts';
import { notifyAlerts } from '#features/catalog/storefront/alerts/notify-alerts.ts';
import { shownMethods } from '#features/payments/storefront/current-method.ts';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import { ShopProvider } from '#features/suppliers/storefront/shop-context.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { termsQuery } from '#features/suppliers/storefront/terms-query.ts';
import { forgetPeople } from '#platform/offline/page-store.ts';
import { showMessage } from '#platform/ui/overlays/message-state.ts';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import type { Api } from '#platform/web/api.ts';
import { forgetOtherClients } from '#platform/web/storage/client-storage.ts';
import { opensBeforeAgreement } from '../../shell/gated-pages.ts';
import { type ApprovalWord, approvalChange } from './approval-seen.ts';
import { takeLoginMark } from './login-mark.ts';

interface NotLetIn {
  readonly word: ApprovalWord;
  readonly message: { readonly title: string; readonly tone: 'info' | 'warn' };
}

interface Watched {
  readonly queryClient: QueryClient;
  readonly api: Api;
  readonly shop: Shop;
  readonly session: Session;
  readonly signal: AbortSignal;
}

/** By the server's message: how to show that the shop refuses this client. */
const notLetInBy: ReadonlyMap<string, NotLetIn> = new Map([
  [
    loginTexts['waiting-for-approval'].message,
    { word: 'waits', message: { title: 'Cadastro em análise', tone: 'info' } },
  ],
  [
    loginTexts['not-approved'].message,
    { word: 'refused', message: { title: 'Cadastro não aprovado', tone: 'warn' } },
  ],
]);

export async function watchAccount(router: AnyRouter, watched: Watched): Promise<void> {
  const { api, shop, session } = watched;
  const home = router.buildLocation({ to: shopHref(shop.slug, '/') }).publicHref;
  const notLetIn = session.notice === undefined ? undefined : notLetInBy.get(session.notice);
  const clientId = session.authenticated ? session.clientId : undefined;
  const word = session.authenticated ? wordOf(session) : notLetIn?.word;
  const at = { supplierId: shop.id, clientId, word };
  const change = approvalChange(sessionStorage, at, window.location.pathname === home);
  if (change === 'changed') {
    window.location.assign(home);
    return;
  }
  if (notLetIn !== undefined) {
    if (change === 'new') showMessage({ ...notLetIn.message, text: session.notice ?? '' });
  } else if (session.notice !== undefined) {
    showToast({ text: session.notice, tone: 'error' });
    // Ends the session, or its cookie would cause the same message on every page.
    await endOwnSession(api, session);
  }
  if (!session.authenticated) return;
  if (takeLoginMark()) {
    void shownMethods(watched, watched.queryClient);
    void notifyOverdueOnce(router, watched).catch(() => undefined);
  }
  void notifyUnseen(router, watched).catch(() => undefined);
  await requestAgreement(router, watched, home);
}

const wordOf = ({ approved, refused }: Session): ApprovalWord =>
  approved ? 'approved' : refused ? 'refused' : 'waits';

/** The notice stays until it reaches a page that lists the alerts anyway, or where the client is about to pay. */
async function notifyUnseen(router: AnyRouter, watched: Watched): Promise<void> {
  const { slug } = watched.shop;
  const ended = new AbortController();
  const look = (): void => {
    const at = router.state.location.pathname;
    if (at === shopHref(slug, '/avisos') || at === shopHref(slug, '/checkout')) ended.abort();
  };
  const stop = router.subscribe('onResolved', look);
  ended.signal.addEventListener('abort', stop, { once: true });
  watched.signal.addEventListener('abort', () => ended.abort(), { once: true });
  look();
  if (ended.signal.aborted) return;
  await notifyAlerts({
    ...watched,
    signal: ended.signal,
    hrefOf: (path) => router.buildLocation({ to: shopHref(slug, path) }).publicHref,
    open: (path) => void router.navigate({ href: shopHref(slug, path) }),
  });
}

async function notifyOverdueOnce(router: AnyRouter, watched: Watched): Promise<void> {
  const { notifyOverdue } = await import('./notify-overdue.ts');
  const open = () => void router.navigate({ href: shopHref(watched.shop.slug, '/faturas') });
  await notifyOverdue({ ...watched, open });
}

/** Asks for agreement to a version of the terms that this user has not accepted yet, before everything else. */
async function requestAgreement(
  router: AnyRouter,
  { queryClient, api, shop, session, signal }: Watched,
  home: string,
): Promise<void> {
  if (session.choosing || !capacityMay(session.capacity ?? 'linked', 'terms:accept')) return;
  const { termosuso } = await api.call(
    clientSettingsEndpoint,
    { params: { client: sessionSegment(session) }, query: { idfornecedor: shop.id } },
    { signal },
  );
  if (!termosuso.pendente) return;
  await untilGated(router, signal);
  if (signal.aborted) return;
  const [terms, { createRoot }, { TermsDialog }] = await Promise.all([
    queryClient.fetchQuery({ ...termsQuery(api, shop.id), staleTime: 0 }),
    import('react-dom/client'),
    import('#features/accounts/storefront/terms-dialog.tsx'),
  ]);
  if (terms === null || signal.aborted) return;
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const close = (): void => root.unmount();
  signal.addEventListener('abort', close, { once: true });
  const dialog = createElement(TermsDialog, {
    shopName: shop.name,
    terms,
    onAccept: async () => {
      await api.call(acceptTermsEndpoint, {
        params: { idcliente: session.clientId, idfornecedor: shop.id },
        body: { versaoArquivo: terms.version },
      });
      close();
    },
    onLeave: async () => {
      await endOwnSession(api, session);
      forgetOtherClients();
      await forgetPeople();
      window.location.assign(home);
    },
  });
  // A root of its own has none of the page's providers; the date of the terms is in the shop's time zone.
  root.render(createElement(ShopProvider, { value: shop }, dialog));
}

/** Resolves once a page is open that shows the question, or the visit is over. */
async function untilGated(router: AnyRouter, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const look = (): void => {
    if (!opensBeforeAgreement(router.state.location.pathname)) resolve();
  };
  const stop = router.subscribe('onResolved', look);
  signal.addEventListener('abort', () => resolve(), { once: true });
  look();
  await promise;
  stop();
}
