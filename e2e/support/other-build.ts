/** The server as if another build of the shop had been installed: a proxy that changes some of its files. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { serverUrl } from './test.ts';

type Change = (text: string) => string;

export interface OtherBuild {
  /** Address of the proxy, in place of the server's. */
  readonly url: string;
  /** From now on this file is changed; undefined for a file that is gone. */
  readonly change: (file: RegExp, change: Change | undefined) => void;
  readonly close: () => Promise<void>;
}

export async function otherBuild(): Promise<OtherBuild> {
  const target = new URL(serverUrl());
  const changes = new Map<RegExp, Change | undefined>();
  const server = createServer((incoming, response) => {
    const changed = [...changes].find(([file]) => file.test(incoming.url ?? ''));
    if (changed !== undefined && changed[1] === undefined) response.writeHead(404).end();
    else forward(target, incoming, response, changed?.[1]);
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a port that has no number');
  return {
    url: `http://localhost:${address.port}`,
    change: (file, change) => changes.set(file, change),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function forward(
  target: URL,
  incoming: IncomingMessage,
  response: ServerResponse,
  change: Change | undefined,
): void {
  const { method, url: path, headers } = incoming;
  // Uncompressed, so that it can be changed.
  const sent = { ...headers, ...(change === undefined ? {} : { 'accept-encoding': 'identity' }) };
  const outgoing = request(
    { hostname: target.hostname, port: target.port, method, path, headers: sent },
    (answer) => {
      if (change === undefined) {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
        return;
      }
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const { 'content-length': _, etag: __, ...others } = answer.headers;
        response.writeHead(answer.statusCode ?? 502, others).end(change(Buffer.concat(chunks).toString()));
      });
    },
  );
  outgoing.on('error', () => response.destroy());
  incoming.pipe(outgoing);
}
