import type { ClientId, UserId } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import type { ClientChoice } from '../../domain/client-choice.ts';

/** A user and the client that they belong to. */
export interface OwnUser {
  readonly userId: UserId;
  readonly clientId: ClientId;
}

/** Clients that a user may act for, the preferred one first. Implemented by the delegation feature. */
export type ClientsOf = (context: Context, user: OwnUser) => Promise<readonly ClientChoice[]>;
