/** Serves the metrics on a port of their own, which no proxy of the shops leads to. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Exposition } from './exposition.ts';

const PATH = '/metrics';
/** A few scrapers; who opens more is none. */
const MAX_CONNECTIONS = 20;
/** Milliseconds. */
const REQUEST_TIMEOUT = 5_000;

export interface MetricsServer {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** Rejects with the system's error where the port cannot be listened on. `failed` gets errors of a scrape. */
export async function startMetricsServer(
  { contentType, text }: Exposition,
  { host, port }: { readonly host: string; readonly port: number },
  failed: (error: unknown) => void,
): Promise<MetricsServer> {
  const respond: RequestListener = async (request, response) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || request.url?.split('?')[0] !== PATH) {
      response.writeHead(404).end();
      return;
    }
    try {
      const body = await text();
      response.writeHead(200, { 'content-type': contentType, 'cache-control': 'no-store' });
      response.end(request.method === 'HEAD' ? undefined : body);
    } catch (error) {
      failed(error);
      response.writeHead(500).end();
    }
  };
  const server = createServer({ requestTimeout: REQUEST_TIMEOUT, headersTimeout: REQUEST_TIMEOUT }, respond);
  server.maxConnections = MAX_CONNECTIONS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port }, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
