/** The rarely opened pages by their path within the shop; `*` matches any segment. */
import type { ComponentType } from 'react';
import type { SecondaryPage, SecondaryScreenProps } from './secondary-page.ts';

export type LoadPage = () => Promise<{ readonly page: SecondaryPage }>;

/** A page without data to load. */
const screen =
  (title: string, load: () => Promise<ComponentType<SecondaryScreenProps>>): LoadPage =>
  async () => ({ page: { title, Screen: await load() } });

const pages: Readonly<Record<string, LoadPage>> = {
  acessibilidade: screen(
    'Acessibilidade',
    async () => (await import('./shop/accessibility.tsx')).AccessibilityScreen,
  ),
  ajuda: () => import('./shop/help.tsx'),
  assinaturas: () => import('./shopping/subscriptions.tsx'),
  'assinaturas/*': () => import('./shopping/subscription.tsx'),
  'assinaturas/*/*': () => import('./shopping/change-subscription.tsx'),
  avisos: () => import('./account/alerts.tsx'),
  'avisos/cancelar': screen(
    'Cancelar os avisos',
    async () => (await import('#features/catalog/storefront/alerts/opt-out-screen.tsx')).OptOutScreen,
  ),
  cadastro: () => import('./login/register.tsx'),
  'cadastro/confirmar': screen(
    'Concluir cadastro',
    async () =>
      (await import('../journeys/register/confirm-registration-screen.tsx')).ConfirmRegistrationScreen,
  ),
  clientes: () => import('./login/represented-clients.tsx'),
  'compra-rapida': screen(
    'Compra rápida',
    async () =>
      (await import('#features/cart/storefront/quick-order/quick-order-screen.tsx')).QuickOrderScreen,
  ),
  'conta/dados': () => import('./account/own-data.tsx'),
  'conta/privacidade': () => import('./account/own-privacy.tsx'),
  conversas: () => import('./shopping/rooms.tsx'),
  'conversas/*': () => import('./shopping/rooms.tsx'),
  convite: () => import('./login/invitation.tsx'),
  'convite-representante': () => import('./login/representative-invitation.tsx'),
  'email/confirmar': screen(
    'Confirmar e-mail',
    async () =>
      (await import('#features/accounts/storefront/own-data/confirm-email-screen.tsx')).ConfirmEmailScreen,
  ),
  empresas: () => import('./login/client-choice.tsx'),
  enderecos: () => import('./account/addresses.tsx'),
  'enderecos/*': () => import('./account/address.tsx'),
  faturas: () => import('./account/invoices.tsx'),
  listas: () => import('./shopping/shopping-lists.tsx'),
  'listas/*': () => import('./shopping/shopping-list.tsx'),
  'login-token/*/*': () => import('./login/token-login.tsx'),
  'menor-de-idade': screen(
    'Só para maiores de 18 anos',
    async () => (await import('#features/cart/storefront/age/under-age-screen.tsx')).UnderAgeScreen,
  ),
  privacidade: () => import('./shop/privacy.tsx'),
  'privacidade/excluir': screen(
    'Confirmar exclusão',
    async () =>
      (await import('#features/privacy/storefront/confirm-deletion-screen.tsx')).ConfirmDeletionScreen,
  ),
  'senha/nova': screen(
    'Criar nova senha',
    async () =>
      (await import('#features/accounts/storefront/login/new-password-screen.tsx')).NewPasswordScreen,
  ),
  'senha/recuperar': screen(
    'Esqueci minha senha',
    async () => (await import('#features/accounts/storefront/login/recover-screen.tsx')).RecoverScreen,
  ),
  sobre: async () => ({ page: (await import('./shop/shop-text-pages.tsx')).about }),
  termos: () => import('./shop/terms.tsx'),
  trocas: async () => ({ page: (await import('./shop/shop-text-pages.tsx')).exchanges }),
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
