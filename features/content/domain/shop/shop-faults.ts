/** What is wrong with what staff say of their shop. */
import { bareDocument, isCnpj, isCpf } from '#features/accounts/domain/document.ts';
import { isWhatsappNumber } from '#features/suppliers/domain/contact/whatsapp.ts';
import type { ShopIdentity, ShopMenu } from '#features/suppliers/domain/edited-shop.ts';
import type { Redirect } from '#features/suppliers/domain/hosts/redirect.ts';
import { safeLink } from '../safe-link.ts';

export type IdentityFault = 'cnpj' | 'email' | 'whatsapp';

/** What a law or a mail program would not accept. */
export function identityFaults({ cnpj, email, whatsapp }: ShopIdentity): readonly IdentityFault[] {
  const document = bareDocument(cnpj);
  return [
    ...(isCnpj(document) || isCpf(document) ? [] : (['cnpj'] as const)),
    ...(email === undefined || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? [] : (['email'] as const)),
    ...(whatsapp === undefined || isWhatsappNumber(whatsapp) ? [] : (['whatsapp'] as const)),
  ];
}

/** The links that lead neither to a path of the shop nor to a site by https. */
export const badLinks = ({ items, columns }: ShopMenu): readonly string[] =>
  [...items, ...columns.flatMap(({ links }) => links)]
    .map(({ href }) => href)
    .filter((href) => !leadsSomewhere(href));

const leadsSomewhere = (href: string): boolean => {
  const link = safeLink(href);
  return link !== undefined && (!link.elsewhere || link.href.startsWith('https:'));
};

export type RedirectFault = 'redirect-of-home' | 'redirect-twice' | 'redirect-chain' | 'bad-link';

/** A redirect leads from a page that there is no more to one that there is: never from the home, twice, or to another redirect. */
export function redirectFault(redirects: readonly Redirect[]): RedirectFault | undefined {
  const from = new Set(redirects.map((each) => each.from));
  if (from.has('/')) return 'redirect-of-home';
  if (from.size < redirects.length) return 'redirect-twice';
  if (redirects.some(({ to }) => from.has(to))) return 'redirect-chain';
  return redirects.every(({ to }) => leadsToPage(to)) ? undefined : 'bad-link';
}

const leadsToPage = (to: string): boolean => /^(\/|https:)/.test(to) && leadsSomewhere(to);
