import type { RefusalTexts } from '#platform/contract/problem.ts';
import { MAX_NOTES } from '../domain/client-note.ts';

export type ClientRefusal = 'client-not-found' | 'note-not-found' | 'too-many-notes';

/** Clients of other shops and unknown ids return the same error. */
export const clientTexts: RefusalTexts<ClientRefusal> = {
  'client-not-found': { status: 404, message: 'Não encontramos o que você procura.' },
  'note-not-found': { status: 404, message: 'Não encontramos o que você procura.' },
  'too-many-notes': {
    status: 422,
    message: `Este cliente já tem ${MAX_NOTES} notas. Apague as que não servem mais.`,
  },
};
