import { userTagsOf } from '#features/suppliers/domain/tags/user-tags.ts';
import { defined } from '#kernel/defined.ts';
import type { PaymentMethodId } from '#kernel/ids.ts';
import type { OpenSession } from '../../domain/session.ts';
import type { SessionRow } from './sessions.store.ts';

type Known = Pick<
  SessionRow,
  'handle' | 'clientId' | 'clientKind' | 'clientName' | 'name' | 'email' | 'capacity'
> & {
  readonly approved: boolean;
  readonly refused?: boolean;
  readonly choosing?: boolean;
  readonly document?: string | null;
  readonly paymentMethodId?: PaymentMethodId | null | undefined;
  readonly customerId?: string | null | undefined;
  readonly tags?: readonly string[] | null;
};

/** An open session in the form that the browser receives. */
export const sessionOf = ({ clientKind, ...known }: Known): OpenSession => ({
  authenticated: true,
  handle: known.handle,
  clientId: known.clientId,
  clientName: known.clientName,
  name: known.name,
  email: known.email,
  capacity: known.capacity,
  company: clientKind === 'company',
  approved: known.approved,
  ...(known.refused ? { refused: true } : {}),
  ...(known.choosing ? { choosing: true } : {}),
  ...(known.capacity === 'representative' && !known.choosing && known.document
    ? { clientDocument: known.document }
    : {}),
  ...defined({
    paymentMethodId: known.paymentMethodId ?? undefined,
    customerId: known.customerId ?? undefined,
    tags: known.tags?.length ? userTagsOf(known.tags) : undefined,
  }),
});
