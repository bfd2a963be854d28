import type { StaffId, UserId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { accountOfUser } from '../clients/users.store.ts';
import { staffById } from '../staff/staff.store.ts';

export type FactorOwner =
  | { readonly kind: 'user'; readonly id: UserId }
  | { readonly kind: 'staff'; readonly id: StaffId };

export interface OwnerAccount {
  readonly email: string;
  readonly passwordHash: string;
}

/** Undefined for an account that may no longer log in. */
export const ownerAccount = (db: Db, { kind, id }: FactorOwner): Promise<OwnerAccount | undefined> =>
  kind === 'user' ? accountOfUser(db, id) : staffById(db, id);
