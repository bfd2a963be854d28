/** Errors of what a shop's staff say about it. */
import type { PairContrast, ThemePair } from '#kernel/colours/theme-contrast.ts';
import { type CHANGED_BY_OTHER, changedByOtherText } from '#platform/contract/changed-by-other.ts';
import type { RefusalText, RefusalTexts } from '#platform/contract/problem.ts';

export type PanelShopRefusal =
  | 'identity-faulty'
  | 'identity-locked'
  | 'low-contrast'
  | 'picture-not-there'
  | 'bad-link'
  | 'redirect-of-home'
  | 'redirect-twice'
  | 'redirect-chain'
  | 'title-twice'
  | 'question-twice'
  | 'terms-unchanged'
  | 'other-terms-now'
  | typeof CHANGED_BY_OTHER;

export const panelShopTexts = {
  'identity-faulty': { status: 422, message: 'Confira os campos marcados.' },
  'identity-locked': {
    status: 422,
    message:
      'Nome, razão social e CNPJ de uma loja que já foi aberta mudam por uma solicitação à plataforma. O resto pode ser salvo.',
  },
  'low-contrast': { status: 422, message: 'Com estas cores há textos que ninguém leria.' },
  'picture-not-there': { status: 422, message: 'Esta imagem não está mais na loja. Envie-a de novo.' },
  'bad-link': {
    status: 422,
    message: 'Um link leva a um caminho da loja, como /c/ofertas, ou a um endereço que começa com https://.',
  },
  'redirect-of-home': { status: 422, message: 'O início da loja não pode levar a outro endereço.' },
  'redirect-twice': { status: 422, message: 'Um endereço antigo está duas vezes na lista.' },
  'redirect-chain': {
    status: 422,
    message: 'Um endereço antigo leva a outro endereço antigo. Leve-o direto à página de agora.',
  },
  'title-twice': { status: 422, message: 'Duas partes têm o mesmo título. Dê a cada uma o seu.' },
  'question-twice': { status: 422, message: 'Duas perguntas são iguais. Mude uma delas.' },
  'terms-unchanged': { status: 409, message: 'Este texto já é o que está em vigor. Nada foi publicado.' },
  'other-terms-now': {
    status: 409,
    message: 'Outra pessoa publicou uma versão enquanto você escrevia. Veja-a antes de publicar a sua.',
  },
  ...changedByOtherText,
} as const satisfies RefusalTexts<PanelShopRefusal>;

export const pairWords: Readonly<Record<ThemePair, string>> = {
  'text-on-primary': 'texto sobre a cor principal',
  'primary-on-white': 'cor principal como texto sobre branco',
  'secondary-on-white': 'cor secundária como texto sobre branco',
};

/** '3,42 : 1' */
export const ratioWords = (ratio: number): string =>
  `${ratio.toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })} : 1`;

/** Names the pairs that nobody could read. */
export const lowContrast = (pairs: readonly PairContrast[]): RefusalText => ({
  ...panelShopTexts['low-contrast'],
  message: `Com estas cores há textos que ninguém leria: ${pairs
    .map(({ pair, ratio }) => `${pairWords[pair]} (contraste de ${ratioWords(ratio)}; o mínimo é 4,50 : 1)`)
    .join('; ')}.`,
});

/** The sentences for fields of the identity. */
export const identityFaults = {
  cnpj: 'Confira o CNPJ ou CPF.',
  email: 'Confira o e-mail.',
  whatsapp: 'Informe um número do Brasil, com DDD.',
  razao_social: 'Informe a razão social.',
} as const;

/** At each field of a shop that has opened once. */
export const identityLocked = 'Muda por uma solicitação à plataforma.';
