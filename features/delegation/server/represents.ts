import type { Represents } from '#features/accounts/server/login/enter-as-representative.ts';
import { lockActiveRepresentative } from './representatives.store.ts';

/** Tells the login in accounts who may log in as a representative. */
export const represents: Represents = ({ db, supplier }, userId) =>
  lockActiveRepresentative(db, supplier.id, userId);
