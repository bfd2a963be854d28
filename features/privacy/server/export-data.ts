import { peopleOf } from '#features/accounts/server/clients/personal-data.store.ts';
import { accountOfUser } from '#features/accounts/server/clients/users.store.ts';
import { provePassword } from '#features/accounts/server/login/prove-password.ts';
import { shopsById } from '#features/suppliers/server/suppliers.store.ts';
import type { PersonalData } from '#kernel/personal-data.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Customer } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import type { PrivacyRefusal } from '../contract/privacy-texts.ts';
import { dataAt, ownData } from './personal-parts.ts';
import { suppliersKnowing } from './suppliers-knowing.store.ts';

export interface PersonalReport {
  /** Data that belongs to no supplier. */
  readonly own: PersonalData;
  /** Suppliers with data about the client. */
  readonly suppliers: readonly { readonly name: string; readonly data: PersonalData }[];
}

/** Exports all data about the client to its main user, after the password. LGPD art. 18 and 19. */
export async function exportData(
  context: Context & { readonly actor: Customer },
  proof: { readonly password: string; readonly ip: string },
): Promise<Result<PersonalReport, { readonly code: PrivacyRefusal }>> {
  const { db, actor } = context;
  const account = await accountOfUser(db, actor.userId);
  if (account === undefined) return refuse({ code: 'wrong-password' });
  const proven = await provePassword(context, account, proof);
  if (!proven.ok) return proven;
  const suppliers: { name: string; data: PersonalData }[] = [];
  const { userIds, emails } = await peopleOf(db, actor.clientId);
  const knowing = await suppliersKnowing(db, { ids: [actor.clientId, ...userIds], emails });
  for (const { id, name } of await shopsById(db, knowing)) {
    const data = await dataAt(db, id, actor.clientId);
    if (Object.values(data).some((rows) => rows.length > 0)) suppliers.push({ name, data });
  }
  return accept({ own: await ownData(db, actor.clientId), suppliers });
}
