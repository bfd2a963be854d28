import { changedByOtherText } from '#platform/contract/changed-by-other.ts';
import type { RefusalTexts } from '#platform/contract/problem.ts';

export type PanelRedirectRefusal =
  | 'redirect-not-found'
  | 'redirect-says-nothing'
  | 'redirect-twice'
  | 'too-many-redirections'
  | 'redirect-target-not-found'
  | 'redirect-outside-shop'
  | 'redirect-to-search'
  | keyof typeof changedByOtherText;

export const panelRedirectTexts: RefusalTexts<PanelRedirectRefusal> = {
  ...changedByOtherText,
  'redirect-not-found': { status: 404, message: 'Este redirecionamento não existe mais.' },
  'redirect-says-nothing': { status: 422, message: 'Informe um termo com letras ou números.' },
  'redirect-twice': {
    status: 409,
    message: 'Este termo já leva a uma página. Mude o redirecionamento que existe.',
  },
  'too-many-redirections': { status: 409, message: 'A loja chegou ao limite de 500 redirecionamentos.' },
  'redirect-target-not-found': { status: 422, message: 'O destino não está na loja. Escolha outro.' },
  'redirect-outside-shop': {
    status: 422,
    message: 'O endereço precisa ser de uma página desta loja e começar com /, como /c/ofertas.',
  },
  'redirect-to-search': {
    status: 422,
    message: 'Para levar a outra busca, crie um sinônimo. Um redirecionamento leva a uma página.',
  },
};
