/** Requests that no HTTP client would send: written by hand, on connections that the test controls. */
import type { AddressInfo } from 'node:net';
import { connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

export interface RawClient {
  readonly socket: Socket;
  /** Everything received until the server closed the connection. */
  readonly closed: Promise<string>;
}

/** Listens on a port chosen by the system; returns it. */
export async function listening(app: FastifyInstance): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

export const sendRaw = (port: number, text: string): Promise<RawClient> =>
  new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(port, '127.0.0.1').on('error', reject).setEncoding('latin1');
    const closed = new Promise<string>((done) => socket.on('close', () => done(received)));
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.on('connect', () => {
      socket.write(text);
      resolve({ socket, closed });
    });
  });

/** The head of a request, with its final empty line. */
export const requestHead = (line: string, ...headers: readonly string[]): string =>
  [`${line} HTTP/1.1`, 'Host: loja.test', ...headers, '', ''].join('\r\n');
