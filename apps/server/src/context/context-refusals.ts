import { mayNotText } from '#features/accounts/contract/capacity-texts.ts';
import { supplierTexts } from '#features/suppliers/contract/texts.ts';
import type { RefusalText } from '#platform/contract/problem.ts';

/** What any call may be refused for before its handler runs, beside what the platform refuses: for the documentation. */
export const contextRefusals = {
  'no-supplier': supplierTexts['no-supplier'],
  // Who acts is told who may; facts.act names what was to be done.
  'capacity-may-not': { status: 403, message: mayNotText('linked', 'own-login:change') },
} as const satisfies Readonly<Record<string, RefusalText>>;
