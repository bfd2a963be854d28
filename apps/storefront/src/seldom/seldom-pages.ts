/** The rarely opened pages by their path within the shop; `*` matches any segment. */
import type { SeldomPage } from './seldom-page.ts';

type Ask = () => Promise<{ readonly page: SeldomPage }>;

const pages: Readonly<Record<string, Ask>> = {
  assinaturas: () => import('./subscriptions.tsx'),
  'assinaturas/*': () => import('./subscription.tsx'),
  'assinaturas/*/*': () => import('./change-subscription.tsx'),
  cadastro: () => import('./register.tsx'),
  'cadastro/confirmar': () => import('./confirm-registration.tsx'),
  clientes: () => import('./represented-clients.tsx'),
  'compra-rapida': () => import('./quick-order.tsx'),
  'conta/dados': () => import('./own-data.tsx'),
  'conta/privacidade': () => import('./own-privacy.tsx'),
  convite: () => import('./invitation.tsx'),
  'convite-representante': () => import('./representative-invitation.tsx'),
  'email/confirmar': () => import('./confirm-email.tsx'),
  empresas: () => import('./client-choice.tsx'),
  enderecos: () => import('./addresses.tsx'),
  'enderecos/*': () => import('./address.tsx'),
  faturas: () => import('./invoices.tsx'),
  listas: () => import('./shopping-lists.tsx'),
  'listas/*': () => import('./shopping-list.tsx'),
  'login-token/*/*': () => import('./token-login.tsx'),
  'menor-de-idade': () => import('./under-age.tsx'),
  privacidade: () => import('./privacy.tsx'),
  'privacidade/excluir': () => import('./confirm-deletion.tsx'),
  'senha/nova': () => import('./new-password.tsx'),
  'senha/recuperar': () => import('./recover-password.tsx'),
  sobre: () => import('./about.tsx'),
  termos: () => import('./terms.tsx'),
  trocas: () => import('./exchanges.tsx'),
  usuarios: () => import('./linked-users.tsx'),
};

export const SELDOM_ADDRESSES: readonly string[] = Object.keys(pages);

interface Found {
  readonly ask: Ask;
  readonly rest: readonly string[];
}

/** The page at this path; undefined where there is none. */
export function seldomPage(path: string): Found | undefined {
  const segments = path.split('/').filter((segment) => segment !== '');
  const exact = pageAt(segments.join('/'));
  if (exact !== undefined) return { ask: exact, rest: [] };
  const [first = '', ...rest] = segments;
  const wide = pageAt(first + '/*'.repeat(rest.length));
  return wide && { ask: wide, rest };
}

const pageAt = (address: string): Ask | undefined =>
  Object.hasOwn(pages, address) ? pages[address] : undefined;
