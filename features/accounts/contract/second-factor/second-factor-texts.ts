import type { RefusalTexts } from '#platform/contract/problem.ts';
import { loginTexts } from '../texts.ts';

export type SecondStepRefusal = 'step-is-over' | 'wrong-code' | 'too-many-attempts';
export type SecondFactorRefusal =
  | 'wrong-password'
  | 'wrong-code'
  | 'already-on'
  | 'not-begun'
  | 'not-on'
  | 'too-many-attempts';

const WRONG_CODE = {
  status: 422,
  message: 'Código incorreto ou já usado. Espere o próximo código do aplicativo e tente de novo.',
} as const;

/** Second step of a login. */
export const secondStepTexts: RefusalTexts<SecondStepRefusal> = {
  'step-is-over': { status: 401, message: 'O tempo para informar o código acabou. Informe a senha de novo.' },
  'wrong-code': WRONG_CODE,
  'too-many-attempts': loginTexts['too-many-attempts'],
};

/** Turning the second factor on and off. */
export const secondFactorTexts: RefusalTexts<SecondFactorRefusal> = {
  'wrong-password': {
    status: 403,
    message: 'Não foi possível autenticar seu usuário. Verifique suas credenciais e tente novamente.',
  },
  'wrong-code': WRONG_CODE,
  'already-on': { status: 422, message: 'A verificação em duas etapas já está ativa.' },
  'not-begun': { status: 422, message: 'Comece a ativação de novo: este código não é mais esperado.' },
  'not-on': { status: 422, message: 'A verificação em duas etapas não está ativa.' },
  'too-many-attempts': loginTexts['too-many-attempts'],
};
