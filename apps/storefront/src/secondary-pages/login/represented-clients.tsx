import { redirect } from '@tanstack/react-router';
import { checkRepresentativeEndpoint } from '#features/delegation/contract/representative.endpoints.ts';
import { ClientListScreen } from '#features/delegation/storefront/client-list-screen.tsx';
import { ownTargetQuery } from '#features/delegation/storefront/own-target-query.ts';
import { representedClientsQuery } from '#features/delegation/storefront/represented-clients-query.ts';
import { requireLogin } from '#features/orders/storefront/require-login.ts';
import { saveBeforeLeaving } from '../../journeys/save-before-leaving.ts';
import type { SecondaryPage } from '../secondary-page.ts';

/** A representative's clients. Other users are redirected to the shop's home. */
export const page: SecondaryPage = {
  title: 'Meus clientes',
  load: async ({ context, location }) => {
    const { api, session } = await requireLogin(context, location);
    const { shop, queryClient } = context;
    const { acesso } = await api.call(checkRepresentativeEndpoint, { params: { idfornecedor: shop.id } });
    if (!acesso) throw redirect({ to: '/$supplier', params: { supplier: shop.slug } });
    await Promise.all([
      queryClient.ensureQueryData(representedClientsQuery(api, shop.id, session, { search: '', page: 1 })),
      // The page works without it, too.
      queryClient.prefetchQuery(ownTargetQuery(api, shop.id, session)),
    ]);
  },
  Screen: () => <ClientListScreen beforeLeaving={saveBeforeLeaving} />,
};
