import type { ClientId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { inTransaction, type StaffContext } from '#platform/db/context.ts';
import type { RegisterCheckRefusal } from '../../contract/registration/registration-texts.ts';
import { isCnpj } from '../../domain/document.ts';
import type { RegisterCheck } from '../../domain/registration/register-check.ts';
import { recordChange } from '../audit/record-change.ts';
import { applicantRow } from '../clients/approvals.store.ts';
import type { CompanyRegister } from '../registration/company-register.ts';
import { saveRegisterCheck } from './register-checks.store.ts';

/**
 * Looks up a client in the tax register and stores what it says, so that reading it costs no call. Undefined where the client is no
 * customer.
 */
export async function checkRegister(
  context: StaffContext,
  clientId: ClientId,
  register: CompanyRegister,
): Promise<Result<RegisterCheck, { readonly code: RegisterCheckRefusal }> | undefined> {
  const { db, supplier, now } = context;
  const row = await applicantRow(db, supplier.id, clientId);
  if (row === undefined) return undefined;
  const { document } = row;
  if (document === null || !isCnpj(document)) return refuse({ code: 'companies-only' });
  // Outside of the transaction: the service may take seconds.
  const found = await register(document);
  const check: RegisterCheck =
    found === undefined
      ? { outcome: 'no-answer', at: now }
      : found === 'unknown'
        ? { outcome: 'unknown', at: now }
        : { outcome: 'found', at: now, company: found };
  await inTransaction(context, async (inside) => {
    await saveRegisterCheck(inside.db, supplier.id, clientId, check);
    await recordChange(inside, {
      action: 'client.register-checked',
      subjectId: clientId,
      before: null,
      after: { outcome: check.outcome },
    });
  });
  return accept(check);
}
