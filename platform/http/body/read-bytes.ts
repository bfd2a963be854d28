import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { refusalOf } from '../common-refusals.ts';

/**
 * A body that nobody has read, block by block as it comes: refused by what it says of its length, or as soon as it is
 * longer than `most`. One that breaks off is no body.
 */
export async function* bodyBlocks(
  { body, headers }: FastifyRequest,
  most: number,
  tooLarge: () => Error = () => refusalOf('body-too-large'),
): AsyncGenerator<Uint8Array> {
  if (!(body instanceof Readable)) return;
  if (Number(headers['content-length']) > most) throw tooLarge();
  // Left open when it is too long: closing it would close the connection that the refusal goes out by.
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
    // What is left is let through unheld, so that the sender comes to the end and reads the refusal.
    body.resume();
  }
}

/** The whole body in memory. */
export async function readBytes(...asked: Parameters<typeof bodyBlocks>): Promise<Uint8Array> {
  const blocks: Uint8Array[] = [];
  for await (const block of bodyBlocks(...asked)) blocks.push(block);
  return Buffer.concat(blocks);
}
