import { loadInvoices } from '#features/invoices/storefront/titles/invoices-query.ts';
import { InvoicesScreen } from '#features/invoices/storefront/titles/invoices-screen.tsx';
import { requireLogin } from '#features/orders/storefront/require-login.ts';
import { inAccount } from '../../journeys/account/account-page.tsx';
import type { SecondaryPage } from '../secondary-page.ts';

/** The client's open and paid titles at this shop. */
export const page: SecondaryPage = {
  title: 'Faturas',
  load: async ({ context, location }) =>
    loadInvoices(
      context.queryClient,
      await requireLogin(context, location),
      location.search as Readonly<Record<string, unknown>>,
    ),
  Screen: inAccount(InvoicesScreen),
};
