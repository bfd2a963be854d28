import type { ClientId, UserId } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import type { ClientChoice } from '../../domain/client-choice.ts';

/** A user and the client that they belong to. */
export interface OwnUser {
  readonly userId: UserId;
  readonly clientId: ClientId;
}

/** Whom a user may act for, the one to offer first in front. The later feature that knows of links says it. */
export type ClientsOf = (context: Context, user: OwnUser) => Promise<readonly ClientChoice[]>;
