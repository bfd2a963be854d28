import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { refusalOf } from './common-refusals.ts';

/**
 * A body that nobody has read, as it comes: refused by what it says of its length, or as soon as it is longer than
 * `most`, so that nothing beyond that is ever held. One that breaks off is no body.
 */
export async function readBytes(
  { body, headers }: FastifyRequest,
  most: number,
  tooLarge: () => Error = () => refusalOf('body-too-large'),
): Promise<Uint8Array> {
  if (!(body instanceof Readable)) return new Uint8Array();
  if (Number(headers['content-length']) > most) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    // Left open when it is too long: closing it would close the connection that the refusal goes out by.
    for await (const chunk of body.iterator({ destroyOnReturn: false })) {
      length += chunk.byteLength;
      if (length > most) break;
      chunks.push(chunk);
    }
  } catch {
    throw refusalOf('invalid-request');
  }
  if (length > most) {
    // Let through unheld, so that the sender comes to the end and reads the refusal.
    body.resume();
    throw tooLarge();
  }
  return Buffer.concat(chunks);
}
