import type { RefusalTexts } from '#platform/contract/problem.ts';

export type StaticPageRefusal = 'page-not-shown';

/** Spec 8, verbatim. Unknown, unpublished and expired pages get the same response. */
export const staticPageTexts = {
  'page-not-shown': { status: 404, message: 'Não foi possível exibir está página!' },
} as const satisfies RefusalTexts<StaticPageRefusal>;

/** Shown below it. Spec 8. */
export const NEEDS_REVIEW = 'O conteúdo desta página precisa ser revisado pela loja.';
