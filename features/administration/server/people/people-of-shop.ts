import { staffAt } from '#features/accounts/server/platform/platform-people.store.ts';
import type { StaffId } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';

export interface ShopPerson {
  readonly id: StaffId;
  readonly name: string;
  readonly email: string;
  readonly owner: boolean;
}

/** Who works at the context's supplier, by name. */
export const peopleOfShop = async ({ db, supplier }: Context): Promise<readonly ShopPerson[]> =>
  (await staffAt(db, supplier.id)).map(({ role, ...person }) => ({ ...person, owner: role === 'owner' }));
