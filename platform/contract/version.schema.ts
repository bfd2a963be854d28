import { Type } from 'typebox';

/**
 * Counts the changes of what two people may edit at once: `versao` of the answer goes back with the request, and a request with
 * an older one is refused with the current state. See `changed-by-other.ts`.
 */
export const version = Type.Integer({
  minimum: 1,
  maximum: 2_147_483_647,
  description: 'Versão que foi lida',
});
