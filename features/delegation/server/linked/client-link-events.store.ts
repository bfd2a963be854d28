import type { ClientId, UserId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { newId } from '#platform/db/new-id.ts';
import { clientLinkEvents, type LINK_ACTS } from '../linked-users.tables.ts';

export interface LinkEvent {
  readonly clientId: ClientId;
  readonly byUserId: UserId;
  readonly act: (typeof LINK_ACTS)[number];
  readonly linkedUserId: string;
}

/** Call it in the transaction of the act. */
export async function recordLinkEvent(db: Db, event: LinkEvent, now: Instant): Promise<void> {
  await db.insert(clientLinkEvents).values({ ...event, id: newId(), at: new Date(now) });
}
