import type { RefusalTexts } from '#platform/contract/problem.ts';
import { loginTexts } from '../texts.ts';

export type StaffLoginRefusal =
  | 'malformed-email'
  | 'invalid-credentials'
  | 'second-step'
  | 'too-many-attempts';

export const staffLoginTexts: RefusalTexts<StaffLoginRefusal> = {
  'malformed-email': { status: 400, message: 'E-mail inválido' },
  'invalid-credentials': loginTexts['invalid-credentials'],
  'second-step': loginTexts['second-step'],
  'too-many-attempts': loginTexts['too-many-attempts'],
};

/** Refusals of any call of the panel or of the platform, before its handler runs. */
export const staffContextTexts = {
  'second-step-required': {
    status: 403,
    message: 'Ative a verificação em duas etapas em “Seu acesso”: quem administra a plataforma precisa dela.',
  },
  'not-while-acting': {
    status: 403,
    message: 'Isto só a própria pessoa pode fazer: você está agindo em nome dela.',
  },
} as const satisfies RefusalTexts<'second-step-required' | 'not-while-acting'>;
