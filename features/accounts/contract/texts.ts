import type { RefusalTexts } from '#platform/contract/problem.ts';

export type LoginRefusal =
  | 'malformed-login'
  | 'invalid-credentials'
  | 'waiting-for-approval'
  | 'not-approved'
  | 'not-a-client'
  | 'second-step'
  | 'too-many-attempts';

/** Spec 8, verbatim. */
export const loginTexts: RefusalTexts<LoginRefusal> = {
  'malformed-login': { status: 400, message: 'Email ou CPF Invalido' },
  'invalid-credentials': { status: 401, message: 'Usuário inexistente ou credenciais inválidas' },
  'waiting-for-approval': {
    status: 403,
    message: 'Seu cadastro já foi confirmado e aguarda aprovação',
    openModal: true,
  },
  // The supplier refused the client, so "waiting" would be wrong.
  'not-approved': {
    status: 403,
    message: 'Seu cadastro não foi aprovado por esta loja. Fale com ela para saber mais.',
    openModal: true,
  },
  // The client never applied here, so there is no pending registration to mention.
  'not-a-client': {
    status: 403,
    message: 'Você ainda não tem cadastro nesta loja. Peça o seu cadastro para comprar aqui.',
    openModal: true,
  },
  // Not an error: the second step is missing. A client without support for it shows the sentence.
  'second-step': { status: 401, message: 'Informe o código do seu aplicativo autenticador para entrar.' },
  'too-many-attempts': {
    status: 429,
    message: 'Erro ao tentar fazer login. Tente novamente em alguns minutos',
  },
};

/** Why a presented session is no longer valid. */
export const SESSION_EXPIRED = 'Sessão expirada, efetue login novamente';

/** Login form's fallback when a failure has no text of its own. */
export const LOGIN_FAILED = 'Erro tentando autenticar. Verifique suas credenciais';
