/**
 * What the server asked for while it made a page goes to the browser as plain JSON, in an element that runs nothing:
 * no screen asks for it a second time.
 */
import type { QueryClient, QueryKey } from '@tanstack/react-query';

const ID = 'respostas';

type Answer = readonly [key: QueryKey, data: unknown, updatedAt: number];

/** On the server: the element, to stand before the first script that may read it. */
export function answersElement(queryClient: QueryClient): string {
  const answers: Answer[] = [];
  for (const { queryKey, state } of queryClient.getQueryCache().getAll()) {
    if (state.status === 'success') answers.push([queryKey, state.data, state.dataUpdatedAt]);
  }
  // No text of the shop's can end the element.
  const json = JSON.stringify(answers).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${ID}">${json}</script>`;
}

/** In the browser, before anything is drawn. */
export function takeAnswers(queryClient: QueryClient): void {
  const element = document.getElementById(ID);
  if (element === null) return;
  for (const [key, data, updatedAt] of JSON.parse(element.textContent) as Answer[]) {
    queryClient.setQueryData(key, data, { updatedAt });
  }
  // React draws the whole document, and knows nothing of it.
  element.remove();
}
