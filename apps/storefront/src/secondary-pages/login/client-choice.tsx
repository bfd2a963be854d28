import { flushCart } from '#features/cart/storefront/save/lazy-saver.ts';
import { LinkedChoiceScreen } from '#features/delegation/storefront/linked-choice-screen.tsx';
import { clientChoicesQuery } from '#features/delegation/storefront/linked-queries.ts';
import { requireLogin } from '#features/orders/storefront/require-login.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { forgetPeople } from '#platform/offline/page-store.ts';
import { usePublicHref } from '#platform/ui/links/link-scope.ts';
import { forgetOtherClients } from '#platform/web/storage/client-storage.ts';
import { useApi } from '#platform/web/use-api.ts';
import { withinTime } from '#platform/web/within-time.ts';
import { afterLogin } from '../../journeys/account/after-login.ts';
import type { SecondaryPage } from '../secondary-page.ts';

/** Maximum time that leaving waits for the cart's save. Milliseconds. */
const MAX_SAVE_TIME = 2_000;

/** Choice of the client to buy for: after a login with several, and later from the account menu. */
export const page: SecondaryPage = {
  title: 'Por quem você compra?',
  load: async ({ context, location }) => {
    const { api, session } = await requireLogin(context, location);
    await context.queryClient.ensureQueryData(clientChoicesQuery(api, session));
  },
  Screen: ClientChoicePage,
};

function ClientChoicePage() {
  const api = useApi();
  const shop = useShop();
  const home = usePublicHref(shopHref(shop.slug, '/'));
  return (
    <LinkedChoiceScreen
      beforeChoosing={() => withinTime(flushCart(), MAX_SAVE_TIME)}
      onChosen={async (session) => {
        forgetOtherClients(session.clientId);
        await forgetPeople();
        const wanted = new URLSearchParams(window.location.search).get('voltar') ?? undefined;
        await afterLogin(session, { api, shop, wanted, home });
      }}
    />
  );
}
