import type { RefusalTexts } from '#platform/contract/problem.ts';

export type OwnAccessRefusal =
  | 'malformed-email'
  | 'too-many-requests'
  | 'too-many-attempts'
  | 'wrong-password'
  | 'same-email'
  | 'email-taken'
  | 'invalid-link';

export const ownAccessTexts: RefusalTexts<OwnAccessRefusal> = {
  'malformed-email': { status: 422, message: 'Informe um e-mail válido, como nome@exemplo.com.br.' },
  'too-many-requests': {
    status: 429,
    message: 'Muitas solicitações em pouco tempo. Aguarde alguns minutos e tente novamente.',
  },
  'too-many-attempts': {
    status: 429,
    message: 'Muitas tentativas. Aguarde alguns minutos e tente novamente.',
  },
  'wrong-password': { status: 403, message: 'A senha atual não confere.' },
  'same-email': { status: 422, message: 'Este já é o seu e-mail.' },
  'email-taken': { status: 422, message: 'Este e-mail já é usado em outro cadastro.' },
  'invalid-link': { status: 422, message: 'Este link venceu ou já foi usado. Peça outro.' },
};

export const STAFF_RECOVERY_SENT =
  'Se houver um cadastro no painel com este e-mail, enviaremos um link para criar outra senha. Ele vale por 60 minutos.';
export const STAFF_PASSWORD_SET = 'Senha alterada. As outras sessões foram encerradas.';
export const STAFF_CONFIRMATION_SENT =
  'Enviamos um link ao novo e-mail. A troca vale quando ele for aberto, em até 60 minutos.';
export const STAFF_EMAIL_CHANGED = 'E-mail alterado. Use o novo para entrar.';
