import { type ParsedLocation, redirect } from '@tanstack/react-router';
import { type Buyer, loadBuyer } from '#features/accounts/storefront/buyer.ts';

/** For loaders of a client's pages: a visitor logs in first and returns. Spec 6, visitor. */
export async function requireLogin(
  page: Parameters<typeof loadBuyer>[0],
  location: Pick<ParsedLocation, 'publicHref'>,
): Promise<Buyer> {
  const buyer = await loadBuyer(page);
  if (buyer.session.authenticated) return buyer;
  throw redirect({
    to: '/$supplier/entrar',
    params: { supplier: page.shop.slug },
    search: { voltar: location.publicHref },
  });
}
