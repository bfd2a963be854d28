/**
 * Notifies open pages of changes by Socket.IO. Events carry no data: the page then makes its ordinary calls. Messages from
 * browsers are not read, and only a few are accepted.
 */
import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { Server, type Socket } from 'socket.io';
import { LIVE_PATH } from '../contract/live.ts';

/** A connection that has been admitted with a ticket. */
export interface Follower {
  readonly sessionId: string;
  readonly room: string;
}

export interface LiveSettings {
  readonly server: HttpServer;
  /** Redeems a single-use ticket; undefined if it is not valid. */
  readonly redeem: (ticket: string) => Promise<Follower | undefined>;
  readonly mayStay: (followers: readonly Follower[]) => Promise<ReadonlySet<Follower>>;
  readonly failed: (error: unknown) => void;
}

export interface LiveServer {
  tell(room: string, event: string, fact: Readonly<Record<string, unknown>>): void;
  /** Events may have been missed: every page refetches. */
  tellAll(event: string): void;
  close(): Promise<void>;
}

type Nothing = Record<string, never>;
type Told = Record<string, (fact: object) => void>;

/** Pages send nothing longer. Bytes. */
const LONGEST_FRAME = 4096;
/** A page only answers a heartbeat now and then. Per `FRAMES_WINDOW`. */
const MOST_FRAMES = 40;
const FRAMES_WINDOW = 10_000;
const MOST_IN_ROOM = 20;
const MOST_IN_ALL = 5_000;
/** Open pages per login. */
const MOST_OF_SESSION = 10;
/** Unsent messages for a reader that does not read. */
const MOST_WAITING = 50;
/** Interval of the session check in milliseconds, so that an ended session is disconnected within a second. */
const SESSIONS_ASKED = 500;
const TO_COME_IN = 3_000;

export function openLive({ server, redeem, mayStay, failed }: LiveSettings): LiveServer {
  const io = new Server<Nothing, Told, Nothing, Follower>(server, {
    path: LIVE_PATH,
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: LONGEST_FRAME,
    connectTimeout: TO_COME_IN,
    pingInterval: 20_000,
    pingTimeout: 15_000,
    allowRequest: (request, decide) =>
      decide(null, isFromOwnPage(request) && io.engine.clientsCount < MOST_IN_ALL),
  });
  io.engine.on('connection', capFrames);

  io.use((socket, next) => {
    const { ticket } = socket.handshake.auth as { ticket?: unknown };
    comeIn(socket, ticket).then(
      (may) => next(may ? undefined : new Error('refused')),
      (error: unknown) => {
        failed(error);
        next(new Error('refused'));
      },
    );
  });
  io.on('connection', (socket) => {
    const { room } = socket.data;
    void socket.join([room, sessionRoom(socket.data)]);
    // Connections that were admitted at the same moment did not count each other.
    if (sizeOf(room) > MOST_IN_ROOM || sizeOf(sessionRoom(socket.data)) > MOST_OF_SESSION)
      socket.disconnect(true);
  });

  const sizeOf = (room: string): number => io.sockets.adapter.rooms.get(room)?.size ?? 0;

  async function comeIn(socket: Socket<Nothing, Told, Nothing, Follower>, ticket: unknown): Promise<boolean> {
    const follower = typeof ticket === 'string' ? await redeem(ticket) : undefined;
    if (follower === undefined) return false;
    if (sizeOf(follower.room) >= MOST_IN_ROOM || sizeOf(sessionRoom(follower)) >= MOST_OF_SESSION)
      return false;
    socket.data = follower;
    return true;
  }

  let asking = false;
  const watch = setInterval(async () => {
    const sockets = [...io.sockets.sockets.values()];
    if (asking || sockets.length === 0) return;
    asking = true;
    try {
      const staying = await mayStay(sockets.map(({ data }) => data));
      for (const socket of sockets) if (!staying.has(socket.data)) socket.disconnect(true);
    } catch (error) {
      failed(error);
    } finally {
      asking = false;
    }
  }, SESSIONS_ASKED);
  watch.unref();

  const send = (socket: Socket<Nothing, Told, Nothing, Follower>, event: string, fact: object): void => {
    if (waitingFor(socket) > MOST_WAITING) socket.disconnect(true);
    else socket.emit(event, fact);
  };
  return {
    tell(room, event, fact) {
      for (const id of io.sockets.adapter.rooms.get(room) ?? []) {
        const socket = io.sockets.sockets.get(id);
        if (socket !== undefined) send(socket, event, fact);
      }
    },
    tellAll(event) {
      for (const socket of io.sockets.sockets.values()) send(socket, event, {});
    },
    async close() {
      clearInterval(watch);
      io.disconnectSockets(true);
      io.engine.close();
    },
  };
}

/** Receives no events: it only counts connections. */
const sessionRoom = ({ sessionId }: Follower): string => `session ${sessionId}`;

/** Browsers send the page's Origin, and no page can forge it. */
function isFromOwnPage({ headers }: IncomingMessage): boolean {
  const { origin, host } = headers;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}

interface RawConnection {
  on(event: 'packet', heard: () => void): void;
  close(discard: boolean): void;
}

function capFrames(connection: RawConnection): void {
  let since = performance.now();
  let frames = 0;
  connection.on('packet', () => {
    const now = performance.now();
    if (now - since > FRAMES_WINDOW) [since, frames] = [now, 0];
    frames += 1;
    if (frames > MOST_FRAMES) connection.close(true);
  });
}

const waitingFor = ({ conn }: { readonly conn: unknown }): number =>
  (conn as { readonly writeBuffer?: readonly unknown[] }).writeBuffer?.length ?? 0;
