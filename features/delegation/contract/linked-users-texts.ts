import { FROM_A_TOKEN } from '#features/accounts/contract/login/login-token-texts.ts';
import { loginTexts } from '#features/accounts/contract/texts.ts';
import type { RefusalTexts } from '#platform/contract/problem.ts';

export type InvitingRefusal = 'malformed-email' | 'already-linked' | 'too-many-users' | 'too-many-requests';
export type RemovingRefusal = 'main-user-stays';
export type ChoosingRefusal = 'waiting-for-approval' | 'not-approved' | 'from-a-token';
export type TokenRefusal = 'no-token-for-others' | 'from-a-token';
export type AcceptingRefusal =
  | 'invalid-invitation'
  | 'needs-password'
  | 'needs-name'
  | 'wrong-password'
  | 'too-many-attempts'
  | 'email-taken';

export const invitingTexts: RefusalTexts<InvitingRefusal> = {
  'malformed-email': { status: 422, message: 'Informe um e-mail válido, como nome@exemplo.com.br.' },
  'already-linked': { status: 409, message: 'Esta pessoa já compra por este cadastro.' },
  'too-many-users': {
    status: 422,
    message: 'O limite de 100 usuários e convites foi atingido. Remova algum.',
  },
  'too-many-requests': {
    status: 429,
    message: 'Muitos convites em pouco tempo. Aguarde alguns minutos e tente novamente.',
  },
};

export const removingTexts: RefusalTexts<RemovingRefusal> = {
  'main-user-stays': { status: 422, message: 'O usuário principal não pode ser removido.' },
};

export const choosingTexts: RefusalTexts<ChoosingRefusal> = {
  'waiting-for-approval': { status: 403, message: loginTexts['waiting-for-approval'].message },
  'not-approved': { status: 403, message: loginTexts['not-approved'].message },
  'from-a-token': FROM_A_TOKEN,
};

export const tokenTexts: RefusalTexts<TokenRefusal> = {
  'no-token-for-others': { status: 403, message: 'O token só é dado ao próprio usuário vinculado.' },
  'from-a-token': FROM_A_TOKEN,
};

export const acceptingTexts: RefusalTexts<AcceptingRefusal> = {
  'invalid-invitation': {
    status: 422,
    message: 'Este convite venceu, foi cancelado ou já foi usado. Peça outro a quem convidou você.',
  },
  'needs-password': { status: 422, message: 'Informe sua senha.' },
  'needs-name': { status: 422, message: 'Informe seu nome.' },
  'wrong-password': {
    status: 403,
    message: 'Não foi possível autenticar seu usuário. Verifique suas credenciais e tente novamente.',
  },
  'too-many-attempts': {
    status: 429,
    message: 'Erro ao tentar fazer login. Tente novamente em alguns minutos',
  },
  'email-taken': {
    status: 409,
    message: 'Este e-mail acaba de ganhar um cadastro. Abra o convite de novo e entre com a senha dele.',
  },
};

/** The same text whether the address has an account or not. */
export const invitationSent = (email: string): string =>
  `Convite enviado para ${email}. Ele vale por 7 dias.`;
export const REMOVED = 'Usuário removido';
export const INVITATION_WITHDRAWN = 'Convite cancelado';
export const INVITATION_ACCEPTED = 'Convite aceito';
