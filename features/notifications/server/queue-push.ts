import type { Context } from '#platform/db/context.ts';
import type { PushFacts } from './push.tables.ts';
import { addToPushOutbox, type PushReaders } from './push-outbox.store.ts';

/** Queues a notification for each browser of its readers, in the transaction that causes it. Costs one statement. */
export const queuePush = (
  { db, supplier, now }: Context,
  readers: PushReaders,
  kind: string,
  facts: PushFacts,
): Promise<void> => addToPushOutbox(db, supplier.id, readers, { kind, facts, now });
