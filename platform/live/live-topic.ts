/** What a feature registers with the live server: whose pages are notified, of what, and who may go on following. */
import type { SupplierId } from '#kernel/ids.ts';
import type { Database, Db } from '../db/database.ts';

/**
 * A room: all connections that are sent the same events. It belongs to one topic of one supplier; `ids` say whose it is within
 * that, such as a client or a conversation.
 */
export interface LiveRoom {
  readonly supplierId: SupplierId;
  readonly topic: string;
  readonly ids: readonly string[];
}

/** A connection that has been admitted with a ticket. */
export interface Follower {
  readonly sessionId: string;
  readonly room: string;
  readonly supplierId: SupplierId;
  readonly topic: string;
  /** The ticket's room within the topic. */
  readonly ids: readonly string[];
}

/** What a page has sent. */
export interface PageMessage {
  readonly name: string;
  /** As it came: unchecked. */
  readonly fact: unknown;
  /** The room that the page has entered beside its ticket's. */
  readonly entered?: readonly string[];
}

export interface Reply {
  /** Acknowledges the message. */
  readonly answer?: object;
  /** A room of the topic that the page enters, in place of the one that it entered before. */
  readonly enter?: readonly string[];
}

/**
 * An event says what has changed. Where all of its rooms may see the content it may carry it; elsewhere it only names what has
 * changed, and the page makes its ordinary calls, with its own rights.
 */
export interface LiveEvent {
  readonly name: string;
  readonly fact: object;
}

export interface LiveTopic<Change extends object = object> {
  /** Part of the rooms' names and of the NOTIFY channel's: lower-case letters. */
  readonly name: string;
  /** The event that a change becomes, and the rooms that are sent it. */
  eventOf(change: Change): { readonly event: LiveEvent; readonly rooms: readonly Omit<LiveRoom, 'topic'>[] };
  /** Name of the event that tells every page of the topic to fetch again, because changes may have been missed. */
  readonly missed: string;
  /** In one process; absent ones are those of `open-live.ts`. */
  readonly limits?: { readonly maxInRoom?: number; readonly maxUnsent?: number };
  /** Answers what pages send, one message of a connection after the other; absent: they send nothing. */
  receive?(database: Database, follower: Follower, message: PageMessage): Promise<Reply | undefined>;
  /** Those of the topic's followers that may go on following. Called twice a second with all of them. */
  mayFollow(db: Db, followers: readonly Follower[]): Promise<ReadonlySet<Follower>>;
}

const NAME_PART = /^[\w-]+$/;

/** '<supplier>:orders:<client>'. Two rooms never have the same name: throws on a part that contains the separator. */
export function roomName({ supplierId, topic, ids }: LiveRoom): string {
  const parts = [supplierId, topic, ...ids];
  if (!parts.every((part) => NAME_PART.test(part)))
    throw new Error(`Not a name of a room: ${JSON.stringify(parts)}`);
  return parts.join(':');
}

/** Undefined where the name is no room's. */
export function followerOf(ticket: {
  readonly sessionId: string;
  readonly room: string;
}): Follower | undefined {
  const [supplierId, topic, ...ids] = ticket.room.split(':');
  if (supplierId === undefined || topic === undefined || ids.length === 0) return undefined;
  return { ...ticket, supplierId, topic, ids };
}
