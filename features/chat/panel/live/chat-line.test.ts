/** One connection for all of the page. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { WireMessage } from '../../contract/fields.schema.ts';
import type { ChatListener } from '../../ui/live/chat-line.ts';
import type { FollowedChat, followChat } from '../../ui/live/follow-chat.ts';
import { createChatLine } from './chat-line.ts';

/** The connections that the page has opened. */
const opened: {
  readonly listener: ChatListener;
  readonly first: string | undefined;
  readonly did: string[];
}[] = [];

const fakeFollow: typeof followChat = (_, listener, first) => {
  const did: string[] = [];
  opened.push({ listener, first, did });
  const chat: FollowedChat = {
    show: (roomId) => void did.push(`show ${roomId}`),
    type: (roomId) => void did.push(`type ${roomId}`),
    connect: () => void did.push('connect'),
    end: () => void did.push('end'),
  };
  return chat;
};

const changed = vi.fn();
const aLine = (load = async () => ({ followChat: fakeFollow })) =>
  createChatLine({ ticket: async () => 'ticket', changed, load });
const aListener = () => ({
  onMessage: vi.fn(),
  onRoom: vi.fn(),
  onTyping: vi.fn(),
  onMissed: vi.fn(),
  onState: vi.fn(),
});
const message = { sala: 'a' } as WireMessage;

beforeEach(() => {
  vi.useFakeTimers();
  opened.length = 0;
  changed.mockReset();
  vi.stubGlobal('window', { addEventListener: () => {}, removeEventListener: () => {} });
  vi.stubGlobal('document', { visibilityState: 'visible' });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

describe('the connection of a page', () => {
  test('is one for all that use it, and ends with the last', async () => {
    const line = aLine();
    const [end, endOther] = [line.use(), line.use()];
    await vi.advanceTimersByTimeAsync(0);
    expect(opened).toHaveLength(1);
    end();
    end();
    expect(opened[0]?.did).toEqual([]);
    endOther();
    expect(opened[0]?.did).toEqual(['end']);
    line.use();
    await vi.advanceTimersByTimeAsync(0);
    expect(opened).toHaveLength(2);
  });

  test('that nobody uses any more when its script is there is not opened', async () => {
    const line = aLine();
    line.use()();
    await vi.advanceTimersByTimeAsync(0);
    expect(opened).toEqual([]);
  });

  test('shows the room that was opened last, and passes on what happens', async () => {
    const line = aLine();
    line.use();
    await vi.advanceTimersByTimeAsync(0);
    const [one, other] = [aListener(), aListener()];
    const room = line.followRoom('a', one);
    const next = line.followRoom('b', other);
    next.type();
    next.end();
    room.end();
    expect(opened[0]?.did).toEqual(['show a', 'show b', 'type b', 'show a', 'show undefined']);

    line.followRoom('c', one);
    opened[0]?.listener.onMessage(message);
    opened[0]?.listener.onState(true);
    expect(one.onMessage).toHaveBeenCalledWith(message);
    expect(one.onState).toHaveBeenCalledWith(true);
    expect(other.onMessage).not.toHaveBeenCalled();
    expect(changed).toHaveBeenCalledTimes(1);
  });

  test('is tried again every 15 s while it is lost, and at once when asked', async () => {
    const line = aLine();
    line.use();
    await vi.advanceTimersByTimeAsync(0);
    opened[0]?.listener.onState(true);
    await vi.advanceTimersByTimeAsync(15_000);
    line.connect();
    expect(opened[0]?.did).toEqual([]);
    opened[0]?.listener.onState(false);
    await vi.advanceTimersByTimeAsync(15_000);
    line.connect();
    expect(opened[0]?.did).toEqual(['connect', 'connect']);
  });

  test('is opened later where its script could not be loaded', async () => {
    const load = vi.fn(async () => ({ followChat: fakeFollow }));
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    aLine(load).use();
    await vi.advanceTimersByTimeAsync(0);
    expect(opened).toEqual([]);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(opened).toHaveLength(1);
  });
});
