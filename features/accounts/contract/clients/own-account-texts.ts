import type { RefusalTexts } from '#platform/contract/problem.ts';
import type { PasswordProblem } from '../../domain/login/password-rules.ts';

export type RecoveryRefusal = 'malformed-login' | 'too-many-requests';
export type CodeRefusal = 'invalid-link' | 'anothers-link' | 'email-taken';
export type UpdateRefusal = 'wrong-password' | 'malformed-email' | 'same-email' | 'too-many-requests';
export type VerificationRefusal = 'unknown-channel' | 'too-many-requests';

const TOO_MANY = {
  status: 429,
  message: 'Muitas solicitações em pouco tempo. Aguarde alguns minutos e tente novamente.',
} as const;

/** Shown beside the field of the new password. */
export const passwordTexts: RefusalTexts<PasswordProblem> = {
  'too-short': { status: 422, message: 'Use ao menos 8 caracteres.' },
  'too-long': { status: 422, message: 'Use no máximo 200 caracteres.' },
  'too-common': { status: 422, message: 'Esta senha é muito comum e fácil de adivinhar. Escolha outra.' },
  'about-you': { status: 422, message: 'Não use seu nome, e-mail ou documento como senha.' },
};

export const recoveryTexts: RefusalTexts<RecoveryRefusal> = {
  'malformed-login': { status: 400, message: 'Email ou CPF Invalido' },
  'too-many-requests': TOO_MANY,
};

export const codeTexts: RefusalTexts<CodeRefusal> = {
  'invalid-link': { status: 422, message: 'Este link venceu ou já foi usado. Peça outro.' },
  'anothers-link': {
    status: 422,
    message: 'Este link é de outro cadastro. Saia desta conta e abra o link de novo.',
  },
  'email-taken': { status: 422, message: 'Este e-mail já é usado em outro cadastro.' },
};

export const updateTexts: RefusalTexts<UpdateRefusal> = {
  'wrong-password': {
    status: 403,
    message: 'Não foi possível autenticar seu usuário. Verifique suas credenciais e tente novamente.',
  },
  'malformed-email': { status: 422, message: 'Informe um e-mail válido, como nome@exemplo.com.br.' },
  'same-email': { status: 422, message: 'Este já é o e-mail do seu cadastro.' },
  'too-many-requests': TOO_MANY,
};

export const verificationTexts: RefusalTexts<VerificationRefusal> = {
  'unknown-channel': { status: 422, message: 'A verificação só é feita por e-mail.' },
  'too-many-requests': TOO_MANY,
};

/** Response texts, from spec 8 where it has one. */
export const RECOVERY_SENT =
  'Se houver um cadastro com este login, enviaremos um link para criar outra senha. Ele vale por 30 minutos.';
export const THE_ACCOUNTS_EMAIL = 'o e-mail do seu cadastro';
export const RECOVERY_FAILED = 'Falha ao solicitar redefinição de senha';
export const PROFILE_UPDATED = 'Cadastro atualizado';
export const UPDATE_FAILED = 'Erro tentando atualizado usuário. Tente novamente mais tarde';
export const EMAIL_CONFIRMED = 'E-mail confirmado';
export const CONFIRMATION_SENT = 'Enviamos um link de confirmação. Ele vale por 30 minutos.';
export const ALREADY_CONFIRMED = 'Seu e-mail já está confirmado.';
