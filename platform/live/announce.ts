/**
 * Sends changes to the live servers of all processes by transactions of their own, so that writers do not wait for each other as
 * transactions with a NOTIFY do. While one is under way the next changes gather, so a busy process sends few.
 */
import { type Database, memoized } from '../db/database.ts';
import { notifyChanges } from './notify-topic.store.ts';

export interface Announcement {
  readonly topic: string;
  readonly change: object;
}

/** PostgreSQL refuses the payload of a NOTIFY from this many bytes on, and with it all that is sent at once. */
const MAX_PAYLOAD_BYTES = 8_000;
/** Changes of one transaction. */
const MAX_AT_ONCE = 100;

/**
 * Resolves when the change has been sent. It is to be called after the commit of what has changed: a process that is killed between
 * the two announces nothing, so pages compare what they have from time to time, and whoever was not answered tries again.
 */
export const announce = (database: Database, announcement: Announcement): Promise<void> =>
  announcerOf(database)(announcement);

interface Waiting extends Announcement {
  readonly sent: () => void;
  readonly failed: (error: unknown) => void;
}

const announcerOf = memoized((database: Database) => {
  let waiting: Waiting[] = [];
  let running = false;
  const run = async (): Promise<void> => {
    running = true;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, MAX_AT_ONCE);
      waiting = waiting.slice(MAX_AT_ONCE);
      try {
        await notifyChanges(database.db, batch);
        for (const { sent } of batch) sent();
      } catch (error) {
        for (const { failed } of batch) failed(error);
      }
    }
    running = false;
  };
  return (announcement: Announcement): Promise<void> =>
    new Promise((sent, failed) => {
      const bytes = Buffer.byteLength(JSON.stringify(announcement.change));
      if (bytes >= MAX_PAYLOAD_BYTES) throw new RangeError(`A change of ${bytes} bytes cannot be announced`);
      waiting.push({ ...announcement, sent, failed });
      if (!running) void run();
    });
});
