/**
 * Notifies open pages of changes by Socket.IO. What pages send is given to their topic, if it reads messages; only a few small ones
 * are accepted.
 */
import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { Server, type Socket } from 'socket.io';
import { LIVE_PATH } from '../contract/live.ts';
import type { Follower, LiveEvent, PageMessage, Reply } from './live-topic.ts';

export interface LiveServerOptions {
  readonly server: HttpServer;
  /** Redeems a single-use ticket; undefined if it is not valid. */
  readonly redeem: (ticket: string) => Promise<Follower | undefined>;
  readonly mayFollow: (followers: readonly Follower[]) => Promise<ReadonlySet<Follower>>;
  readonly receive: (follower: Follower, message: PageMessage) => Promise<ReceivedReply | undefined>;
  readonly limitsOf: (follower: Follower) => LiveLimits;
  readonly failed: (error: unknown) => void;
}

export interface LiveLimits {
  /** Connections of one room. */
  readonly maxInRoom: number;
  /** Unsent events for a reader that does not read. */
  readonly maxUnsent: number;
}

export type ReceivedReply = Reply & { readonly room?: string };

export interface LiveServer {
  /** Once to each connection, also to those that are in several of the rooms. */
  send(rooms: readonly string[], event: LiveEvent): void;
  /** Sends every page the event of this name, without a fact; `undefined`: none. */
  sendAll(nameFor: (follower: Follower) => string | undefined): void;
  /** How many there are. */
  connections(): number;
  close(): Promise<void>;
}

type NoEvents = Record<string, never>;
type Events = Record<string, (fact: object) => void>;
type FollowerSocket = Socket<Events, Events, NoEvents, Follower>;

/** Pages send nothing longer. */
const MAX_FRAME_BYTES = 4096;
/** A page only answers a heartbeat now and then. Per `FRAMES_WINDOW`. */
const MAX_FRAMES = 40;
/** Milliseconds. */
const FRAMES_WINDOW = 10_000;
const MAX_CONNECTIONS = 5_000;
/** Open pages per login. */
const MAX_PER_SESSION = 10;
/** Interval of the check of followers, so that an ended session is disconnected within a second. Milliseconds. */
const CHECK_INTERVAL = 500;
/** Milliseconds. */
const HANDSHAKE_TIMEOUT = 3_000;

export function liveServer({
  server,
  redeem,
  mayFollow,
  receive,
  limitsOf,
  failed,
}: LiveServerOptions): LiveServer {
  const io = new Server<Events, Events, NoEvents, Follower>(server, {
    path: LIVE_PATH,
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: MAX_FRAME_BYTES,
    connectTimeout: HANDSHAKE_TIMEOUT,
    pingInterval: 20_000,
    pingTimeout: 15_000,
    allowRequest: (request, decide) =>
      decide(null, isFromOwnPage(request) && io.engine.clientsCount < MAX_CONNECTIONS),
  });
  io.engine.on('connection', capFrames);

  io.use((socket, next) => {
    admit(socket, ticketOf(socket)).then(
      (admitted) => next(admitted ? undefined : new Error('refused')),
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
    if (sizeOf(room) > limitsOf(socket.data).maxInRoom || sizeOf(sessionRoom(socket.data)) > MAX_PER_SESSION)
      socket.disconnect(true);
    else listenTo(socket);
  });

  /** Handles a page's messages one after another, so that it ends in the room that it entered last. */
  function listenTo(socket: FollowerSocket): void {
    let turn = Promise.resolve();
    let entered: { readonly ids: readonly string[]; readonly room: string } | undefined;
    const answer = async (name: string, fact: unknown, acknowledge: unknown): Promise<void> => {
      const message = { name, fact, ...(entered === undefined ? {} : { entered: entered.ids }) };
      const reply = await receive(socket.data, message);
      // A page that left meanwhile enters nothing: Socket.IO makes `join` of a closed socket do nothing.
      if (reply?.enter !== undefined && reply.room !== undefined) {
        if (entered !== undefined) await socket.leave(entered.room);
        entered = { ids: reply.enter, room: reply.room };
        await socket.join(reply.room);
      }
      if (typeof acknowledge === 'function') acknowledge(reply?.answer ?? {});
    };
    socket.onAny((name: string, ...facts: readonly unknown[]) => {
      const acknowledge = facts.at(-1);
      turn = turn.then(() => answer(name, facts[0], acknowledge)).catch(failed);
    });
  }

  const sizeOf = (room: string): number => io.sockets.adapter.rooms.get(room)?.size ?? 0;

  async function admit(socket: FollowerSocket, ticket: unknown): Promise<boolean> {
    const follower = typeof ticket === 'string' ? await redeem(ticket) : undefined;
    if (follower === undefined) return false;
    if (
      sizeOf(follower.room) >= limitsOf(follower).maxInRoom ||
      sizeOf(sessionRoom(follower)) >= MAX_PER_SESSION
    )
      return false;
    socket.data = follower;
    return true;
  }

  let checking = false;
  const watch = setInterval(async () => {
    const sockets = [...io.sockets.sockets.values()];
    if (checking || sockets.length === 0) return;
    checking = true;
    try {
      const allowed = await mayFollow(sockets.map(({ data }) => data));
      for (const socket of sockets) if (!allowed.has(socket.data)) socket.disconnect(true);
    } catch (error) {
      failed(error);
    } finally {
      checking = false;
    }
  }, CHECK_INTERVAL);
  watch.unref();

  const emit = (socket: FollowerSocket, { name, fact }: LiveEvent): void => {
    if (unsentOf(socket) > limitsOf(socket.data).maxUnsent) socket.disconnect(true);
    else socket.emit(name, fact);
  };
  return {
    send(rooms, event) {
      const ids = new Set(rooms.flatMap((room) => [...(io.sockets.adapter.rooms.get(room) ?? [])]));
      for (const id of ids) {
        const socket = io.sockets.sockets.get(id);
        if (socket !== undefined) emit(socket, event);
      }
    },
    sendAll(nameFor) {
      for (const socket of io.sockets.sockets.values()) {
        const name = nameFor(socket.data);
        if (name !== undefined) emit(socket, { name, fact: {} });
      }
    },
    connections: () => io.engine.clientsCount,
    async close() {
      clearInterval(watch);
      // From below: a page that Socket.IO itself disconnects does not connect again, and another process would have served it.
      for (const { conn } of io.sockets.sockets.values()) closeForRestart(conn);
      io.engine.close();
    },
  };
}

/** `auth.ticket`, or the names that spec 7 has: `auth.token`, or `token` in the query. */
function ticketOf({ handshake: { auth, query } }: FollowerSocket): unknown {
  const { ticket, token } = auth as { readonly ticket?: unknown; readonly token?: unknown };
  return ticket ?? token ?? query.token;
}

/** Receives no events: it only counts connections. */
const sessionRoom = ({ sessionId }: Follower): string => `session ${sessionId}`;

/** Browsers send the page's Origin, and no page can forge it. */
function isFromOwnPage({ headers }: IncomingMessage): boolean {
  const { origin, host } = headers;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}

interface RawConnection {
  on(event: 'packet', listener: () => void): void;
  close(discard: boolean): void;
}

function capFrames(connection: RawConnection): void {
  let since = performance.now();
  let frames = 0;
  connection.on('packet', () => {
    const now = performance.now();
    if (now - since > FRAMES_WINDOW) [since, frames] = [now, 0];
    frames += 1;
    if (frames > MAX_FRAMES) connection.close(true);
  });
}

/** WebSocket's code for a server that restarts. */
const SERVICE_RESTART = 1012;
/** A page whose network is gone never answers the close. Milliseconds. */
const FAREWELL = 1_000;

interface WebSocketTransport {
  readonly transport?: { readonly socket?: { close(code: number, reason: string): void; terminate(): void } };
}

function closeForRestart(connection: unknown): void {
  const socket = (connection as WebSocketTransport).transport?.socket;
  socket?.close(SERVICE_RESTART, 'service restart');
  setTimeout(() => socket?.terminate(), FAREWELL).unref();
}

const unsentOf = ({ conn }: { readonly conn: unknown }): number =>
  (conn as { readonly writeBuffer?: readonly unknown[] }).writeBuffer?.length ?? 0;
