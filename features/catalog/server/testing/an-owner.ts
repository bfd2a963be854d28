import { eq } from 'drizzle-orm';
import { createStaff } from '#features/accounts/server/staff/create-staff.ts';
import { staff } from '#features/accounts/server/staff/staff.tables.ts';
import type { Staff } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';

/** Staff with the owner role of the context's shop. */
export async function anOwner({ db, supplier }: Context, name = 'Paula'): Promise<Staff> {
  const email = `${newId()}@exemplo.com.br`;
  await createStaff(db, {
    name,
    email,
    passwordHash: 'none',
    memberships: [{ supplierId: supplier.id, role: 'owner' }],
  });
  const [row] = await db.select({ id: staff.id }).from(staff).where(eq(staff.email, email));
  if (row === undefined) throw new Error('no staff');
  return { kind: 'staff', sessionId: newId(), staffId: row.id, name, standing: 'owner' };
}
