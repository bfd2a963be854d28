import type { RefusalTexts } from '#platform/contract/problem.ts';

export type PanelPrivacyRefusal = 'client-not-found' | 'deletion-confirmed' | 'too-many-requests';

/** Clients of other shops and unknown ids return the same error. */
export const panelPrivacyTexts: RefusalTexts<PanelPrivacyRefusal> = {
  'client-not-found': { status: 404, message: 'Não encontramos o que você procura.' },
  'deletion-confirmed': { status: 409, message: 'A exclusão deste cadastro já está marcada pelo cliente.' },
  'too-many-requests': {
    status: 429,
    message: 'Já mandamos este link algumas vezes. Aguarde alguns minutos e tente novamente.',
  },
};

export const DELETION_OFFERED =
  'Enviamos ao cliente o link que confirma a exclusão. Ele vale por 30 minutos.';
