/**
 * An answer whose bytes are there already. It leaves in one piece, past serialising, compressing and Fastify's way of
 * gathering headers, and carries what every answer carries.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HSTS, inertHeaders } from './security-headers.ts';

export interface RawResponse {
  readonly status: number;
  /** Names and values in turn; the security headers and the request's id come by themselves. */
  readonly headers: readonly string[];
  /** A letter a byte: Node joins such a text to the headers and writes both at once, without reading it. */
  readonly body?: string;
}

const always = Object.entries(inertHeaders).flat();

export const bytesAsText = (bytes: Buffer): string => bytes.toString('latin1');

/**
 * Such answers take so little that the reader, a proxy on the same machine perhaps, would fall asleep between any two,
 * and waking it costs more than all the rest. So those of one turn of the event loop leave one right after the other.
 */
export function sendRaw(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, body }: RawResponse,
): FastifyReply {
  reply.hijack();
  const head = [...headers, ...always, 'x-request-id', request.id];
  if (request.protocol === 'https') head.push(...HSTS);
  if (body !== undefined) head.push('content-length', String(body.length));
  reply.raw.writeHead(status, head);
  setImmediate(() => reply.raw.end(body, 'latin1'));
  return reply;
}
