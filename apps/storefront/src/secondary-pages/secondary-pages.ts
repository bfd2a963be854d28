/** The rarely opened pages by their path within the shop; `*` matches any segment. */
import type { SecondaryPage } from './secondary-page.ts';

type LoadPage = () => Promise<{ readonly page: SecondaryPage }>;

const pages: Readonly<Record<string, LoadPage>> = {
  assinaturas: () => import('./shopping/subscriptions.tsx'),
  'assinaturas/*': () => import('./shopping/subscription.tsx'),
  'assinaturas/*/*': () => import('./shopping/change-subscription.tsx'),
  cadastro: () => import('./login/register.tsx'),
  'cadastro/confirmar': () => import('./login/confirm-registration.tsx'),
  clientes: () => import('./login/represented-clients.tsx'),
  'compra-rapida': () => import('./shopping/quick-order.tsx'),
  'conta/dados': () => import('./account/own-data.tsx'),
  'conta/privacidade': () => import('./account/own-privacy.tsx'),
  convite: () => import('./login/invitation.tsx'),
  'convite-representante': () => import('./login/representative-invitation.tsx'),
  'email/confirmar': () => import('./login/confirm-email.tsx'),
  empresas: () => import('./login/client-choice.tsx'),
  enderecos: () => import('./account/addresses.tsx'),
  'enderecos/*': () => import('./account/address.tsx'),
  faturas: () => import('./account/invoices.tsx'),
  listas: () => import('./shopping/shopping-lists.tsx'),
  'listas/*': () => import('./shopping/shopping-list.tsx'),
  'login-token/*/*': () => import('./login/token-login.tsx'),
  'menor-de-idade': () => import('./shop/under-age.tsx'),
  privacidade: () => import('./shop/privacy.tsx'),
  'privacidade/excluir': () => import('./account/confirm-deletion.tsx'),
  'senha/nova': () => import('./login/new-password.tsx'),
  'senha/recuperar': () => import('./login/recover-password.tsx'),
  sobre: () => import('./shop/about.tsx'),
  termos: () => import('./shop/terms.tsx'),
  trocas: () => import('./shop/exchanges.tsx'),
  usuarios: () => import('./account/linked-users.tsx'),
};

export const SECONDARY_ADDRESSES: readonly string[] = Object.keys(pages);

interface Found {
  readonly loadPage: LoadPage;
  readonly rest: readonly string[];
}

/** The page at this path; undefined where there is none. */
export function secondaryPage(path: string): Found | undefined {
  const segments = path.split('/').filter((segment) => segment !== '');
  const exact = pageAt(segments.join('/'));
  if (exact !== undefined) return { loadPage: exact, rest: [] };
  const [first = '', ...rest] = segments;
  const wide = pageAt(first + '/*'.repeat(rest.length));
  return wide && { loadPage: wide, rest };
}

const pageAt = (address: string): LoadPage | undefined =>
  Object.hasOwn(pages, address) ? pages[address] : undefined;
