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
