import { recordChange } from '#features/accounts/server/audit/record-change.ts';
import { customerOf } from '#features/accounts/server/clients/customer-of.ts';
import type { ClientId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Staff } from '#kernel/scope.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import type { SavedCart } from '../../domain/saved-cart.ts';
import { lockCart, setLock, writeCart } from '../cart.store.ts';
import { loadCart } from '../load-cart.ts';

/** An attendant unlocks a client's cart; its lines and the granted prices stay. */
export const releaseCart = (
  context: Context & { readonly actor: Staff },
  clientId: ClientId,
): Promise<Result<SavedCart, { readonly code: 'client-not-found' }>> =>
  inTransaction(context, async (inside) => {
    const { db, supplier, now } = inside;
    const customer = await customerOf(inside, clientId);
    if (customer === undefined) return refuse({ code: 'client-not-found' });
    const owner = { supplierId: supplier.id, clientId };
    const lock = (await lockCart(db, owner))?.lock;
    if (lock !== undefined) {
      await writeCart(db, owner, { now, attended: true });
      await setLock(db, owner);
      await recordChange(inside, {
        action: 'cart.released',
        subjectId: clientId,
        before: { ...lock },
        after: null,
      });
    }
    return accept(await loadCart({ ...inside, actor: customer }, {}));
  });
