import type { RefusalTexts } from '#platform/contract/problem.ts';

export const auditTexts: RefusalTexts<'no-such-day'> = {
  'no-such-day': { status: 422, message: 'Informe um dia que existe, como 2026-11-20.' },
};
