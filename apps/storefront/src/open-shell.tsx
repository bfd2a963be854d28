/** Makes a page from stored answers, where the worker opened the shell for lack of a connection. */
import { type AnyRouter, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { preloadOnIntent } from '#platform/ui/links/follow-links.ts';
import type { ShopPageContext } from './page-context.ts';

/** Leaves the shell as it is, with its own words, if not even the shop's name and categories are stored. */
export async function openShell(router: AnyRouter): Promise<void> {
  const waiting = new AbortController();
  const { signal } = waiting;
  window.addEventListener('online', () => window.location.reload(), { signal });
  document.getElementById('de-novo')?.addEventListener('click', () => window.location.reload());
  // Its policy is the one that holds for the page.
  const nonce = document.querySelector('style')?.nonce;
  if (nonce) Object.assign(router.options, { ssr: { nonce } });
  await router.load();
  const found = router.state.matches.find(({ routeId }) => routeId === '/$supplier');
  const { shop }: Partial<ShopPageContext> = found?.context ?? {};
  if (shop === undefined) return;
  // From here on the page itself follows the connection.
  waiting.abort();
  preloadOnIntent(router, window);
  createRoot(document).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
