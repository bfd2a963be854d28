/** The live server of a process: connects tickets, Socket.IO and NOTIFY with the topics that features have registered. */
import type { Server } from 'node:http';
import type { Database } from '../db/database.ts';
import { listen } from '../db/listen.ts';
import { type LiveLimits, liveServer } from './live-server.ts';
import { redeemTicket } from './live-tickets.ts';
import { type Follower, type LiveTopic, roomName } from './live-topic.ts';
import { notifyChannelOf } from './notify-topic.store.ts';

export interface LiveOptions {
  readonly server: Server;
  readonly database: Database;
  /** The same database's address: NOTIFY needs a connection of its own. */
  readonly url: string;
  readonly topics: readonly LiveTopic[];
  readonly failed: (error: unknown) => void;
}

const LIMITS: LiveLimits = { maxInRoom: 20, maxUnsent: 50 };

export interface Live {
  /** Open pages. */
  readonly connections: () => number;
  readonly close: () => Promise<void>;
}

export function openLive({ server, database, url, topics, failed }: LiveOptions): Live {
  const { db } = database;
  const byName = new Map(topics.map((topic) => [topic.name, topic]));
  const byChannel = new Map(topics.map((topic) => [notifyChannelOf(topic.name), topic]));
  /** Where the check itself fails all stay, until the next one half a second later. */
  const allowedBy = async (topic: LiveTopic | undefined, members: readonly Follower[]) => {
    try {
      return (await topic?.mayFollow(db, members)) ?? [];
    } catch (error) {
      failed(error);
      return members;
    }
  };
  const live = liveServer({
    server,
    failed,
    limitsOf: ({ topic }) => ({ ...LIMITS, ...byName.get(topic)?.limits }),
    async receive(follower, message) {
      const reply = await byName.get(follower.topic)?.receive?.(database, follower, message);
      if (reply?.enter === undefined) return reply;
      const { supplierId, topic } = follower;
      return { ...reply, room: roomName({ supplierId, topic, ids: reply.enter }) };
    },
    async redeem(ticket) {
      const follower = await redeemTicket(db, ticket, Date.now());
      return follower !== undefined && byName.has(follower.topic) ? follower : undefined;
    },
    async mayFollow(followers) {
      const byTopic = [...Map.groupBy(followers, ({ topic }) => topic)];
      const allowed = byTopic.map(([name, members]) => allowedBy(byName.get(name), members));
      return new Set((await Promise.all(allowed)).flatMap((members) => [...members]));
    },
  });
  const listener = listen(url, {
    channel: [...byChannel.keys()],
    onNotification(payload, channel) {
      const topic = byChannel.get(channel);
      if (topic === undefined) return;
      // Processes of another version may send what this one does not know; nothing catches what a notification throws.
      try {
        const { event, rooms } = topic.eventOf(JSON.parse(payload));
        live.send(
          rooms.map((room) => roomName({ ...room, topic: topic.name })),
          event,
        );
      } catch (error) {
        failed(error);
      }
    },
    missed: () => live.sendAll(({ topic }) => byName.get(topic)?.missed),
  });
  return {
    connections: () => live.connections(),
    async close() {
      await live.close();
      await listener.close();
    },
  };
}
