import type { ReturnKind } from './return-draft.ts';

interface ReturnFormWords {
  readonly goods: string;
  readonly send: string;
  readonly saved: string;
  /** Asks for the reason. */
  readonly why: string;
}

export const returnFormWords: Readonly<Record<ReturnKind, ReturnFormWords>> = {
  return: {
    goods: 'O que voltou',
    send: 'Registrar devolução',
    saved: 'Devolução registrada: o cliente foi avisado por e-mail.',
    why: 'Diga por que voltou.',
  },
  unsent: {
    goods: 'O que não será enviado',
    send: 'Não enviar',
    saved: 'Registrado: o cliente foi avisado por e-mail.',
    why: 'Diga por que não será enviado.',
  },
  exchange: {
    goods: 'O que se troca por outros iguais',
    send: 'Registrar troca',
    saved: 'Troca registrada: o cliente foi avisado por e-mail.',
    why: 'Diga por que se troca.',
  },
};
