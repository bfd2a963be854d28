import type { RefusalTexts } from '#platform/contract/problem.ts';

export type LoginRefusal =
  | 'malformed-login'
  | 'invalid-credentials'
  | 'waiting-for-approval'
  | 'not-approved'
  | 'not-a-client'
  | 'second-step'
  | 'too-many-attempts';

/** Spec 8, letter by letter. */
export const loginTexts: RefusalTexts<LoginRefusal> = {
  'malformed-login': { status: 400, message: 'Email ou CPF Invalido' },
  'invalid-credentials': { status: 401, message: 'Usuário inexistente ou credenciais inválidas' },
  'waiting-for-approval': {
    status: 403,
    message: 'Seu cadastro já foi confirmado e aguarda aprovação',
    openModal: true,
  },
  // The supplier has looked at it: that it waits would not be true.
  'not-approved': {
    status: 403,
    message: 'Seu cadastro não foi aprovado por esta loja. Fale com ela para saber mais.',
    openModal: true,
  },
  // Who asked nothing of this supplier is told nothing of a registration that waits.
  'not-a-client': {
    status: 403,
    message: 'Você ainda não tem cadastro nesta loja. Peça o seu cadastro para comprar aqui.',
    openModal: true,
  },
  // No refusal yet: what is still wanted. A client that knows no second step reads the sentence.
  'second-step': { status: 401, message: 'Informe o código do seu aplicativo autenticador para entrar.' },
  'too-many-attempts': {
    status: 429,
    message: 'Erro ao tentar fazer login. Tente novamente em alguns minutos',
  },
};

/** Why a session that was presented no longer counts. */
export const SESSION_EXPIRED = 'Sessão expirada, efetue login novamente';

/** What the login form shows when the failure has no words of its own. */
export const LOGIN_FAILED = 'Erro tentando autenticar. Verifique suas credenciais';
