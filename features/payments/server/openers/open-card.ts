import { accept, refuse } from '#kernel/result.ts';
import { instalmentsInto } from '../../domain/instalments.ts';
import { activeMethod } from '../store/payment-method.store.ts';
import type { Opener } from './opener.ts';

/** The provider is called after the order is committed: until then the charge only has its amount and its instalments. */
export const openCard: Opener = async (context, { method, amount, instalments = 1, seenAmount }) => {
  const row = await activeMethod(context.db, context.supplier.id, method.id);
  if (!row?.provider || method.card === undefined) {
    throw new Error(`payment method ${method.id} has no provider of cards`);
  }
  const way = instalmentsInto(amount, method.card.instalments, instalments);
  if (way === undefined) return refuse({ code: 'instalments-not-offered' });
  if (seenAmount !== undefined && seenAmount !== way.total) {
    return refuse({ code: 'charge-changed', amount: way.total });
  }
  return accept({
    status: 'starting',
    provider: row.provider,
    amount: way.total,
    interest: way.interest,
    instalments,
  });
};
