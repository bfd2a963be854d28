import type { RefusalTexts } from '#platform/contract/problem.ts';

export type ReportRefusal = 'no-such-day' | 'span-too-long';

export const reportTexts: RefusalTexts<ReportRefusal> = {
  'no-such-day': { status: 400, message: 'Informe dias que existam, o fim depois do início.' },
  'span-too-long': { status: 400, message: 'Escolha um período de até dois anos.' },
};
