/**
 * Hands the data that the server fetched for a page to the browser, as JSON in a script element that does not run, so
 * that no screen fetches it again.
 */
import type { QueryClient, QueryKey } from '@tanstack/react-query';

const ID = 'respostas';

type Answer = readonly [key: QueryKey, data: unknown];

interface HandedOver {
  /** When the oldest of the data was fetched. Epoch milliseconds. */
  readonly at: number;
  readonly answers: readonly Answer[];
}

/** On the server: all query data as JSON. `<` is escaped, so that no text can close the element. */
export function answersOf(queryClient: QueryClient): string {
  const answers: Answer[] = [];
  for (const { queryKey, state } of queryClient.getQueryCache().getAll())
    if (state.status === 'success') answers.push([queryKey, state.data]);
  return JSON.stringify(answers).replaceAll('<', '\\u003c');
}

/** Has to stand before the first script that may read it. */
export function answersElement(queryClient: QueryClient, answers: string): string {
  let at = Date.now();
  for (const { state } of queryClient.getQueryCache().getAll())
    if (state.status === 'success') at = Math.min(at, state.dataUpdatedAt);
  return `<script type="application/json" id="${ID}">{"at":${at},"answers":${answers}}</script>`;
}

/** In the browser, before hydration: fills the query cache from the element. */
export function takeAnswers(queryClient: QueryClient): void {
  const element = document.getElementById(ID);
  if (element === null) return;
  const { at, answers } = JSON.parse(element.textContent) as HandedOver;
  for (const [key, data] of answers) queryClient.setQueryData(key, data, { updatedAt: at });
  // Removed, because React hydrates the whole document and does not know this element.
  element.remove();
}
