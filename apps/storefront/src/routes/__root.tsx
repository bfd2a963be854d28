import { createRootRouteWithContext, HeadContent, Outlet, Scripts, useMatch } from '@tanstack/react-router';
import { NOTE_EARLY_FIELDS } from '#platform/ui/early-fields.ts';
import { NOTE_EARLY_PRESSES } from '#platform/ui/early-presses.ts';
import { ApiProvider } from '#platform/web/use-api.ts';
import type { PageContext } from '../page-context.ts';
import { Overlays } from '../shell/overlays/overlays.tsx';
import styles from '../styles.css?url';

/** The router inserts it once more when the page is hydrated. */
const BEFORE_HYDRATION = `if(!self.early){early=true;${NOTE_EARLY_FIELDS};${NOTE_EARLY_PRESSES}}`;

export const Route = createRootRouteWithContext<PageContext>()({
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { name: 'format-detection', content: 'telephone=no' },
      { title: 'Vitrine' },
      { name: 'description', content: 'Confira nossas ofertas!' },
    ],
    links: [{ rel: 'stylesheet', href: styles }],
    scripts: [{ children: BEFORE_HYDRATION }],
  }),
  component: Document,
});

/** `data-shop`: the slug that the host is locked to. `data-supplier`: the supplier that the page's calls name. */
function Document() {
  const { api, lockedTo } = Route.useRouteContext();
  const supplierId = useMatch({
    from: '/$supplier',
    shouldThrow: false,
    select: (match) => match.context.shop?.id,
  });
  return (
    <html lang="pt-BR" data-shop={lockedTo} data-supplier={supplierId}>
      <head>
        <HeadContent />
      </head>
      <body>
        <ApiProvider value={api}>
          <Outlet />
          <Overlays />
        </ApiProvider>
        <Scripts />
      </body>
    </html>
  );
}
