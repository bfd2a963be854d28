import { describe, expect, test, vi } from 'vitest';
import type { MessageId } from '../../domain/chat-message.ts';
import { createUploads } from './uploads.ts';

const file = (name: string): File => new File(['x'], name);

/** A server that answers when the test says so. */
function aServer() {
  const calls: { id: MessageId; name: string; done: () => void; fail: (why: unknown) => void }[] = [];
  const send = (id: MessageId, { name }: File): Promise<void> =>
    new Promise((done, fail) => {
      calls.push({ id, name, done, fail });
    });
  return { calls, send, names: () => calls.map(({ name }) => name) };
}

describe('files', () => {
  test('are sent one after the other', async () => {
    const { calls, send, names } = aServer();
    const uploads = createUploads(send);
    uploads.add([file('a.png'), file('b.png')]);
    uploads.add([file('c.pdf')]);
    expect(names()).toEqual(['a.png']);
    calls[0]?.done();
    await vi.waitFor(() => expect(names()).toEqual(['a.png', 'b.png']));
    calls[1]?.done();
    await vi.waitFor(() => expect(calls).toHaveLength(3));
    calls[2]?.done();
    await vi.waitFor(() => expect(uploads.state()).toEqual([]));
  });

  test('that fail wait for the person, with the same id, and hold up no other', async () => {
    const { calls, send, names } = aServer();
    const uploads = createUploads(send);
    const changed = vi.fn();
    uploads.subscribe(changed);
    uploads.add([file('a.png'), file('b.png')]);
    const failure = new TypeError('Failed to fetch');
    calls[0]?.fail(failure);
    await vi.waitFor(() => expect(names()).toEqual(['a.png', 'b.png']));
    calls[1]?.done();
    await vi.waitFor(() => expect(uploads.state()).toMatchObject([{ failure }]));
    const id = uploads.state()[0]?.id ?? '';
    uploads.retry(id);
    expect(calls.map((one) => one.id).filter((one) => one === id)).toHaveLength(2);
    calls[2]?.fail(failure);
    await vi.waitFor(() => expect(uploads.state()).toMatchObject([{ failure }]));
    uploads.discard(id);
    expect(uploads.state()).toEqual([]);
    expect(changed).toHaveBeenCalled();
  });
});
