import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import icon from '../icon.svg?url';
import { ShopDirectory } from '../shell/shop-directory.tsx';
import { shopsQuery } from '../shop-queries.ts';

/** The platform's home. Where a default site is set, the server has redirected already. */
export const Route = createFileRoute('/')({
  // Coming from a shop: the calls name no supplier any more.
  beforeLoad: ({ context, preload }) => {
    if (!preload) context.callsFor(undefined);
  },
  loader: ({ context: { queryClient, api } }) => queryClient.ensureQueryData(shopsQuery(api)),
  head: () => ({
    meta: [{ title: 'Lojas' }, { name: 'description', content: 'Escolha a loja em que você quer comprar.' }],
    links: [{ rel: 'icon', href: icon }],
  }),
  component: Directory,
});

function Directory() {
  const { api, queryClient } = Route.useRouteContext();
  const { data } = useSuspenseQuery(shopsQuery(api));
  return <ShopDirectory first={data} load={(page) => queryClient.fetchQuery(shopsQuery(api, page))} />;
}
