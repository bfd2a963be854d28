/**
 * What the server asked for while it made a page goes to the browser as plain JSON, in an element that runs nothing:
 * no screen asks for it a second time.
 */
import type { QueryClient, QueryKey } from '@tanstack/react-query';

const ID = 'respostas';

type Answer = readonly [key: QueryKey, data: unknown];

interface HandedOver {
  /** When the oldest of them was given. */
  readonly at: number;
  readonly answers: readonly Answer[];
}

/** On the server: all that was answered, as JSON that no text of the shop's can end as an element. */
export function answersOf(queryClient: QueryClient): string {
  const answers: Answer[] = [];
  for (const { queryKey, state } of queryClient.getQueryCache().getAll())
    if (state.status === 'success') answers.push([queryKey, state.data]);
  return JSON.stringify(answers).replaceAll('<', '\\u003c');
}

/** To stand before the first script that may read it. */
export function answersElement(queryClient: QueryClient, answers: string): string {
  let at = Date.now();
  for (const { state } of queryClient.getQueryCache().getAll())
    if (state.status === 'success') at = Math.min(at, state.dataUpdatedAt);
  return `<script type="application/json" id="${ID}">{"at":${at},"answers":${answers}}</script>`;
}

/** In the browser, before anything is drawn. */
export function takeAnswers(queryClient: QueryClient): void {
  const element = document.getElementById(ID);
  if (element === null) return;
  const { at, answers } = JSON.parse(element.textContent) as HandedOver;
  for (const [key, data] of answers) queryClient.setQueryData(key, data, { updatedAt: at });
  // React draws the whole document, and knows nothing of it.
  element.remove();
}
