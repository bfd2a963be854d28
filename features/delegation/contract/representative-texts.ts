import type { RefusalTexts } from '#platform/contract/problem.ts';
import { invitingTexts } from './linked-users-texts.ts';

export type ChoiceRefusal = 'client-not-found' | 'client-waits' | 'client-refused' | 'session-over';

/** Clients of another representative or supplier and unknown ids return the same error. */
export const choiceTexts: RefusalTexts<ChoiceRefusal> = {
  'client-not-found': { status: 404, message: 'Não encontramos o que você procura.' },
  'client-waits': { status: 403, message: 'O cadastro deste cliente ainda aguarda aprovação.' },
  'client-refused': { status: 403, message: 'O cadastro deste cliente não foi aprovado pela loja.' },
  'session-over': { status: 401, message: 'Sessão expirada, efetue login novamente', action: 'logout' },
};

export type RepresentativeRefusal =
  | 'malformed-email'
  | 'too-many-invitations'
  | 'too-many-requests'
  | 'invitation-not-found'
  | 'representative-not-found'
  | 'client-not-found'
  | 'same-representative';

/** Errors shown to staff. */
export const representativeTexts: RefusalTexts<RepresentativeRefusal> = {
  'malformed-email': invitingTexts['malformed-email'],
  'too-many-invitations': {
    status: 422,
    message: 'O limite de 100 convites sem resposta foi atingido. Cancele algum.',
  },
  'too-many-requests': invitingTexts['too-many-requests'],
  'invitation-not-found': { status: 404, message: 'Não encontramos o que você procura.' },
  'representative-not-found': { status: 404, message: 'Não encontramos o que você procura.' },
  'client-not-found': { status: 404, message: 'Não encontramos o que você procura.' },
  'same-representative': { status: 422, message: 'Escolha outro representante para receber os clientes.' },
};

export type TargetRefusal = 'representative-not-found' | 'target-not-exact';

export const targetTexts: RefusalTexts<TargetRefusal> = {
  'representative-not-found': {
    status: 404,
    message: 'Não encontramos um dos representantes: talvez não venda mais para a loja. Recarregue a página.',
  },
  'target-not-exact': { status: 422, message: 'A meta tem no máximo duas casas decimais.' },
};
