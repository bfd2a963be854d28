/** The seldom pages by their address in the shop. One that ends in `/*` takes what follows, too. */
import type { SeldomPage } from './seldom-page.ts';

type Ask = () => Promise<{ readonly page: SeldomPage }>;

const pages: Readonly<Record<string, Ask>> = {
  'compra-rapida': () => import('./quick-order.tsx'),
  'conta/dados': () => import('./own-data.tsx'),
  'email/confirmar': () => import('./confirm-email.tsx'),
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
  const exact = Object.hasOwn(pages, segments.join('/')) ? pages[segments.join('/')] : undefined;
  if (exact !== undefined) return { ask: exact, rest: [] };
  const [first = '', ...rest] = segments;
  const wide = Object.hasOwn(pages, `${first}/*`) ? pages[`${first}/*`] : undefined;
  return wide && { ask: wide, rest };
}
