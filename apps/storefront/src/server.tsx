/** The server's entry. Renders each page as a whole, since the loaders have fetched all of its data. */
import { type AnyRouter, RouterProvider } from '@tanstack/react-router';
import { defineHandlerCallback, getSsrStatus } from '@tanstack/react-router/ssr/server';
import { createStartHandler } from '@tanstack/react-start/server';
import { createServerEntry } from '@tanstack/react-start/server-entry';
import type { ReactNode } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server';
import { type PageRequest, pageRequest } from '#platform/web/page-request.ts';
import { deferScripts, startElement } from './defer-scripts.ts';
import { answersElement, answersOf } from './hand-over.ts';
import type { PageContext } from './page-context.ts';

const drawPage = defineHandlerCallback(async ({ request, router, responseHeaders }) => {
  const page = pageRequest();
  if (page === undefined) throw new Error('a page is drawn for a request');
  const { queryClient } = router.options.context as PageContext;
  const answers = answersOf(queryClient);
  const renderAgain = () => {
    retainBootScripts(router);
    return draw(<RouterProvider router={router} />, request.signal, page.nonce).then(deferScripts);
  };
  const { drawOnce } = page;
  const rendered =
    drawOnce === undefined || !isWhole(router)
      ? await renderAgain()
      : await drawOnce(shownOn(page, router, answers), renderAgain);
  page.deliver(withScripts(rendered, answersElement(queryClient, answers) + startElement(page.nonce)));
  return new Response(null, { status: getSsrStatus(router), headers: responseHeaders });
});

/** Pages with failed queries are not reused: the failure is visible but not part of the cache key. */
function isWhole(router: AnyRouter): boolean {
  const { queryClient } = router.options.context as PageContext;
  const queries = queryClient.getQueryCache().getAll();
  return getSsrStatus(router) === 200 && queries.every(({ state }) => state.status === 'success');
}

/** Cache key: all that a page is rendered from. */
function shownOn({ origin, lockedTo, consent }: PageRequest, router: AnyRouter, answers: string): string {
  return JSON.stringify([router.latestLocation.href, origin, lockedTo, consent]) + answers;
}

export default createServerEntry({ fetch: createStartHandler(drawPage) });

/** The router returns its boot scripts only once, but a page may have to be rendered twice. */
function retainBootScripts(router: AnyRouter): void {
  const { serverSsr } = router;
  if (serverSsr === undefined) return;
  const scripts = serverSsr.takeInitialHydrationScriptTags();
  serverSsr.takeInitialHydrationScriptTags = () => scripts;
}

/**
 * Rendering synchronously takes a third of the time of a stream but cannot wait; a page with a lazy part that is not
 * loaded yet is streamed.
 */
async function draw(page: ReactNode, signal: AbortSignal, nonce: string): Promise<string> {
  const rendered = drawAtOnce(page);
  if (rendered !== undefined) return rendered;
  const stream = await renderToReadableStream(page, {
    signal,
    nonce,
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  await stream.allReady;
  return (await new Response(stream).text()).replace(/^<!DOCTYPE html>/i, '');
}

/** React's marker for a part that was left to the browser. */
const LEFT_OUT = '<!--$!-->';

/** Undefined where a part would have to be awaited or failed; the stream then renders or reports it. */
function drawAtOnce(page: ReactNode): string | undefined {
  try {
    const rendered = renderToString(page);
    return rendered.includes(LEFT_OUT) ? undefined : rendered;
  } catch {
    return undefined;
  }
}

const ENTRY = '<script type="module"';

/** Inserts the scripts before the entry script, which may run as soon as it is loaded. Joined later, as bytes. */
function withScripts(html: string, scripts: string): readonly string[] {
  const entry = html.lastIndexOf(ENTRY);
  if (entry === -1) throw new Error('the page has no entry script');
  return ['<!DOCTYPE html>', html.slice(0, entry), scripts, html.slice(entry)];
}
