/**
 * A response whose bytes already exist. It is sent in one piece, bypassing serialization, compression and Fastify's header
 * handling, with the headers that every response carries.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HSTS, inertHeaders } from './security-headers.ts';

export interface RawResponse {
  readonly status: number;
  /** Alternating names and values; the security headers and the request id are added. */
  readonly headers: readonly string[];
  /** One character per byte (latin1): Node joins such a string to the headers and writes both at once, without re-encoding. */
  readonly body?: string;
}

const always = Object.entries(inertHeaders).flat();

export const bytesAsText = (bytes: Buffer): string => bytes.toString('latin1');

/**
 * These responses take so little time that their reader, perhaps a proxy on the same machine, would fall asleep between two of
 * them, and waking it costs more than all the rest. So all responses of one event-loop turn are sent one right after the other.
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
