import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { refusalOf } from '../common-refusals.ts';

/**
 * Streams an unread body in blocks. Throws `tooLarge` by its content-length, or as soon as it exceeds `most` bytes; throws
 * 'invalid-request' if it breaks off.
 */
export async function* bodyBlocks(
  { body, headers }: FastifyRequest,
  most: number,
  tooLarge: () => Error = () => refusalOf('body-too-large'),
): AsyncGenerator<Uint8Array> {
  if (!(body instanceof Readable)) return;
  if (Number(headers['content-length']) > most) throw tooLarge();
  // Not destroyed when it is too long: that would close the connection that the refusal is sent on.
  const blocks: AsyncIterator<Uint8Array> = body.iterator({ destroyOnReturn: false });
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await blocks.next().catch(() => {
        throw refusalOf('invalid-request');
      });
      if (done === true) return;
      length += value.byteLength;
      if (length > most) throw tooLarge();
      yield value;
    }
  } finally {
    await blocks.return?.();
    // The rest is read and discarded, so that the sender reaches the end and reads the refusal.
    body.resume();
  }
}

export async function readBytes(...args: Parameters<typeof bodyBlocks>): Promise<Uint8Array> {
  const blocks: Uint8Array[] = [];
  for await (const block of bodyBlocks(...args)) blocks.push(block);
  return Buffer.concat(blocks);
}
