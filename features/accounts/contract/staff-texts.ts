import type { RefusalTexts } from '#platform/contract/problem.ts';
import { loginTexts } from './texts.ts';

export type StaffLoginRefusal = 'malformed-email' | 'invalid-credentials' | 'too-many-attempts';

export const staffLoginTexts: RefusalTexts<StaffLoginRefusal> = {
  'malformed-email': { status: 400, message: 'E-mail inválido' },
  'invalid-credentials': loginTexts['invalid-credentials'],
  'too-many-attempts': loginTexts['too-many-attempts'],
};
