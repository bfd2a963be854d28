import type { RefusalTexts } from '#platform/contract/problem.ts';

export const clientSettingsTexts: RefusalTexts<'erp-code-taken'> = {
  'erp-code-taken': { status: 409, message: 'Outro cliente desta loja já tem este código.' },
};
