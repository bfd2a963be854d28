/** A member of the context's shop's staff. */
import { eq } from 'drizzle-orm';
import { createStaff } from '#features/accounts/server/staff/create-staff.ts';
import { staff } from '#features/accounts/server/staff/staff.tables.ts';
import type { Staff } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';

export type AttendantContext = Context & { readonly actor: Staff };

export async function anAttendant(context: Context): Promise<AttendantContext> {
  const { db, supplier } = context;
  const email = `${newId()}@exemplo.com.br`;
  const name = 'Paula Lima';
  await createStaff(db, {
    name,
    email,
    passwordHash: 'none',
    memberships: [{ supplierId: supplier.id, role: 'operator' }],
  });
  const [row] = await db.select({ id: staff.id }).from(staff).where(eq(staff.email, email));
  if (row === undefined) throw new Error('the attendant was not written');
  return {
    ...context,
    actor: { kind: 'staff', sessionId: newId(), staffId: row.id, name, standing: 'operator' },
  };
}
