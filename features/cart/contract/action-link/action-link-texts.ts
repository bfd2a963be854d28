import type { RefusalTexts } from '#platform/contract/problem.ts';

export type ActionLinkRefusal =
  | 'link-not-found'
  | 'link-there-already'
  | 'link-never-open'
  | 'no-such-moment'
  | 'too-many-links'
  | 'product-not-found';

/** Links that ended, were closed, have not started or never existed get the same response. */
export const actionLinkTexts = {
  'link-not-found': { status: 404, message: 'Este link não está mais disponível.' },
  'link-there-already': { status: 409, message: 'Já existe um link com este endereço.' },
  'link-never-open': { status: 422, message: 'O link precisa terminar depois de começar, e no futuro.' },
  'no-such-moment': { status: 400, message: 'Informe datas que existam.' },
  'too-many-links': { status: 409, message: 'A loja chegou ao limite de 500 links de ação.' },
  'product-not-found': { status: 422, message: 'Um dos produtos do link não é desta loja.' },
} as const satisfies RefusalTexts<ActionLinkRefusal>;
