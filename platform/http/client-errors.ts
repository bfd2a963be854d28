/** Responses to connections that sent no valid request: too slow, too large or not HTTP at all. */
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';
import { type CommonRefusal, commonRefusals } from './common-refusals.ts';
import { problemOf } from './error-mapper.ts';
import { inertHeaders } from './security-headers.ts';

const refusalsByCode: Readonly<Record<string, CommonRefusal>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request-timeout',
  HPE_HEADER_OVERFLOW: 'headers-too-large',
};

/** Sends a refusal and closes the connection; if a response has already begun it only closes. */
export function refuseConnection(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable && !hasBegunAnswer(socket)) socket.write(answerOf(error.code));
  socket.destroy(error);
}

function answerOf(errorCode: string): string {
  const code = refusalsByCode[errorCode] ?? 'invalid-request';
  const text = commonRefusals[code];
  const requestId = randomUUID();
  const body = JSON.stringify(problemOf(text, code, requestId));
  const headers = Object.entries({
    ...inertHeaders,
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-request-id': requestId,
    connection: 'close',
  });
  const lines = headers.map(([name, value]) => `${name}: ${value}`).join('\r\n');
  return `HTTP/1.1 ${text.status} ${STATUS_CODES[text.status]}\r\n${lines}\r\n\r\n${body}`;
}

/** Node stores the connection's current response in this private field. */
const hasBegunAnswer = (socket: Socket & { _httpMessage?: { headersSent: boolean } | null }): boolean =>
  socket._httpMessage?.headersSent ?? false;
