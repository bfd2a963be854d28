import { recordChange } from '#features/accounts/server/audit/record-change.ts';
import { lockCreditTerms, writeCreditLimit } from '#features/accounts/server/clients/credit-limits.store.ts';
import type { ClientId } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Staff } from '#kernel/scope.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import { type Credit, creditOf } from '../../domain/credit.ts';
import { usedCredit } from '../store/titles.store.ts';

/** Changes the client's credit limit; open titles are not affected. */
export const changeCreditLimit = (
  context: Context & { readonly actor: Staff },
  clientId: ClientId,
  limit: Money,
): Promise<Result<Credit, { readonly code: 'client-not-found' }>> =>
  inTransaction(context, async (inside) => {
    const { db, supplier } = inside;
    const before = await lockCreditTerms(db, supplier.id, clientId);
    if (before === undefined) return refuse({ code: 'client-not-found' });
    if (before.creditLimit !== limit) {
      await writeCreditLimit(db, supplier.id, clientId, limit);
      await recordChange(inside, {
        action: 'credit.changed',
        subjectId: clientId,
        before: { limit: before.creditLimit },
        after: { limit },
      });
    }
    return accept(creditOf(limit, await usedCredit(db, supplier.id, clientId)));
  });
