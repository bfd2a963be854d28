/** The seldom pages by their address in the shop; `*` stands for anything. */
import type { SeldomPage } from './seldom-page.ts';

type Ask = () => Promise<{ readonly page: SeldomPage }>;

const pages: Readonly<Record<string, Ask>> = {
  assinaturas: () => import('./subscriptions.tsx'),
  'assinaturas/*': () => import('./subscription.tsx'),
  'compra-rapida': () => import('./quick-order.tsx'),
  'conta/dados': () => import('./own-data.tsx'),
  'email/confirmar': () => import('./confirm-email.tsx'),
  enderecos: () => import('./addresses.tsx'),
  'enderecos/*': () => import('./address.tsx'),
  listas: () => import('./shopping-lists.tsx'),
  'listas/*': () => import('./shopping-list.tsx'),
  'senha/nova': () => import('./new-password.tsx'),
  'senha/recuperar': () => import('./recover-password.tsx'),
};

interface Found {
  readonly ask: Ask;
  readonly rest: readonly string[];
}

/** The page at this address; undefined where none is. */
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
