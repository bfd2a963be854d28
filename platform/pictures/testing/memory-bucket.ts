/** An in-memory S3 service with one bucket; it verifies request signatures. */
import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { S3Options } from '../s3-picture-store.ts';

export interface MemoryBucket {
  readonly options: S3Options;
  readonly objects: Map<string, Buffer>;
  /** Overrides the next responses: a status, or no response at all. */
  trouble: readonly (number | 'silence')[];
  requests: number;
  close(): Promise<void>;
}

export async function memoryBucket(): Promise<MemoryBucket> {
  const objects = new Map<string, Buffer>();
  const server = createServer(async (request, reply) => {
    bucket.requests += 1;
    const body = await bodyOf(request);
    const [trouble, ...later] = bucket.trouble;
    bucket.trouble = later;
    if (trouble === 'silence') return;
    const path = request.url ?? '';
    const status = trouble ?? (isSigned(request, body, bucket.options) ? 200 : 403);
    if (status !== 200) return void reply.writeHead(status).end('<Error/>');
    if (!path.startsWith('/fotos/pictures/')) return void reply.writeHead(404).end('<Error/>');
    if (request.method === 'PUT') {
      objects.set(path, body);
      return void reply.end();
    }
    if (request.method === 'DELETE') {
      objects.delete(path);
      return void reply.writeHead(204).end();
    }
    const found = objects.get(path);
    if (found === undefined) return void reply.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
    reply.end(request.method === 'HEAD' ? undefined : found);
  });
  const port = await listening(server);
  const bucket: MemoryBucket = {
    options: {
      bucket: 'fotos',
      endpoint: `http://127.0.0.1:${port}`,
      region: 'sa-east-1',
      accessKeyId: 'AKIDEXAMPLE',
      secretAccessKey: 'a-secret-of-tests',
      timeout: 1_000,
    },
    objects,
    trouble: [],
    requests: 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return bucket;
}

const listening = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Recomputes signature version 4 from the received request. */
function isSigned(request: IncomingMessage, body: Buffer, { region, ...keys }: S3Options): boolean {
  const {
    authorization = '',
    'x-amz-content-sha256': claimed = '',
    'x-amz-date': date = '',
  } = request.headers;
  const [, scope = '', names = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/(\S+), SignedHeaders=(\S+), Signature=([0-9a-f]{64})$/.exec(
      authorization,
    ) ?? [];
  const isBody = claimed === 'UNSIGNED-PAYLOAD' || claimed === sha256(body);
  if (!isBody || scope !== `${String(date).slice(0, 8)}/${region}/s3/aws4_request`) return false;
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name])}\n`);
  const canonical = [request.method, request.url, '', headers.join(''), names, claimed].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n');
  const key = scope
    .split('/')
    .reduce<Buffer>((made, part) => hmac(made, part), Buffer.from(`AWS4${keys.secretAccessKey}`));
  return hmac(key, toSign).toString('hex') === signature;
}

const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');
const hmac = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
