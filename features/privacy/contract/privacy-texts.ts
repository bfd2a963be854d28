import type { RefusalTexts } from '#platform/contract/problem.ts';
import { COOLING_OFF_DAYS } from '../domain/deletion.ts';

export type PrivacyRefusal = 'wrong-password' | 'too-many-attempts' | 'too-many-requests';
export type DeletionRefusal = PrivacyRefusal | 'deletion-confirmed';
export type ConfirmRefusal = 'invalid-link' | 'anothers-link';

const TOO_MANY = {
  status: 429,
  message: 'Muitas solicitações em pouco tempo. Aguarde alguns minutos e tente novamente.',
} as const;

export const privacyTexts: RefusalTexts<PrivacyRefusal> = {
  'wrong-password': {
    status: 403,
    message: 'Não foi possível autenticar seu usuário. Verifique suas credenciais e tente novamente.',
  },
  'too-many-attempts': TOO_MANY,
  'too-many-requests': TOO_MANY,
};

export const deletionTexts: RefusalTexts<DeletionRefusal> = {
  ...privacyTexts,
  'deletion-confirmed': { status: 409, message: 'A exclusão do seu cadastro já está marcada.' },
};

export const confirmTexts: RefusalTexts<ConfirmRefusal> = {
  'invalid-link': { status: 422, message: 'Este link venceu ou já foi usado. Peça a exclusão de novo.' },
  'anothers-link': {
    status: 422,
    message: 'Este link é de outro cadastro. Saia desta conta e abra o link de novo.',
  },
};

/** Response texts. */
export const DELETION_REQUESTED =
  'Enviamos um link de confirmação para o seu e-mail. Ele vale por 30 minutos.';
export const DELETION_CONFIRMED = `A exclusão está marcada. Você pode voltar atrás por ${COOLING_OFF_DAYS} dias.`;
export const DELETION_CANCELLED = 'A exclusão foi cancelada. Nada mudou no seu cadastro.';
export const EXPORT_FAILED = 'Não foi possível reunir seus dados. Tente novamente.';
export const DELETION_FAILED = 'Não foi possível pedir a exclusão. Tente novamente.';
