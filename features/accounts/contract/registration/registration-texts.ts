import type { RefusalTexts } from '#platform/contract/problem.ts';

export type RegistrationRefusal = 'invalid-registration' | 'too-many-requests';
export type ConfirmationRefusal =
  | 'invalid-link'
  | 'wrong-password'
  | 'already-registered'
  | 'too-many-attempts';
export type TermsRefusal = 'terms-changed';
export type DocumentRefusal = 'not-a-company';
export type RegisterCheckRefusal = 'companies-only';

/** Spec 8: fallback text when a registration fails without its own error text. */
export const REGISTRATION_FAILED = 'Erro ao tentar cadastrar usuário';

/** Spec 4, verbatim. */
export const WAITS_FOR_APPROVAL =
  'Seu cadastro foi criado com sucesso e aguarda aprovação. Em breve entraremos em contato.';

/** Shown for every accepted registration, even when the mail says that the account exists already. */
export const REGISTRATION_SENT =
  'Enviamos um e-mail para você concluir o cadastro. O link vale por 24 horas.';
export const REGISTERED = 'Cadastro concluído';

/** Shown beside their fields. */
export const TERMS_NOT_ACCEPTED = 'Para se cadastrar, é preciso aceitar os termos de uso.';
export const TERMS_CHANGED = 'Os termos de uso mudaram. Leia a nova versão e aceite de novo.';

export const registrationTexts: RefusalTexts<RegistrationRefusal> = {
  'invalid-registration': { status: 422, message: 'Confira os campos indicados.' },
  'too-many-requests': {
    status: 429,
    message: 'Muitas solicitações em pouco tempo. Aguarde alguns minutos e tente novamente.',
  },
};

export const confirmationTexts: RefusalTexts<ConfirmationRefusal> = {
  'invalid-link': { status: 422, message: 'Este link venceu ou já foi usado. Faça o cadastro de novo.' },
  'wrong-password': {
    status: 403,
    message: 'Não foi possível autenticar seu usuário. Verifique suas credenciais e tente novamente.',
  },
  'already-registered': {
    status: 409,
    message: 'Já existe um cadastro com estes dados. Entre com ele ou recupere a senha.',
  },
  'too-many-attempts': {
    status: 429,
    message: 'Erro ao tentar fazer login. Tente novamente em alguns minutos',
  },
};

export const termsTexts: RefusalTexts<TermsRefusal> = {
  'terms-changed': { status: 409, message: TERMS_CHANGED },
};

export const documentTexts: RefusalTexts<DocumentRefusal> = {
  'not-a-company': { status: 422, message: 'Informe um CNPJ válido.' },
};

/** Of the look-up by which staff check a client. */
export const registerCheckTexts: RefusalTexts<RegisterCheckRefusal> = {
  'companies-only': {
    status: 422,
    message: 'A consulta à Receita é só de empresas: este cadastro não tem CNPJ.',
  },
};
