import type { Represents } from '#features/accounts/server/public.ts';
import { holdRepresentative } from './representatives.store.ts';

/** The answer to accounts' question, whom a login may open the representative's own view for. */
export const represents: Represents = ({ db, supplier }, userId) =>
  holdRepresentative(db, supplier.id, userId);
