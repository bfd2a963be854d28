import { keyMayNotText } from '#features/accounts/contract/api-keys/scope-texts.ts';
import { mayNotText } from '#features/accounts/contract/sessions/capacity-texts.ts';
import { staffContextTexts } from '#features/accounts/contract/staff/staff-texts.ts';
import { closedTexts } from '#features/suppliers/contract/closed-texts.ts';
import { supplierTexts } from '#features/suppliers/contract/texts.ts';
import type { RefusalText } from '#platform/contract/problem.ts';

/**
 * Errors that any call may return before its handler runs, beside those of the platform. Used by the API
 * documentation.
 */
export const contextRefusals = {
  ...closedTexts,
  ...staffContextTexts,
  'no-supplier': supplierTexts['no-supplier'],
  // The message depends on the caller's capacity; `facts.act` names the act that was refused.
  'capacity-may-not': { status: 403, message: mayNotText('linked', 'own-login:change') },
  // The message and `facts.permissao` name the scope that the API key lacks.
  'key-may-not': keyMayNotText('orders:write'),
} as const satisfies Readonly<Record<string, RefusalText>>;
