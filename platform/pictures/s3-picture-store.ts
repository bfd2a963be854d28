/** Stores originals in a bucket of any S3-compatible service. */
import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { type Originals, type PictureStore, pictureStore } from './picture-store.ts';

export interface S3Options {
  readonly bucket: string;
  /** Absent: Amazon's endpoint of the region. The bucket is part of the path, which all such services support. */
  readonly endpoint?: string | undefined;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Limit for one operation including its retries. Milliseconds. */
  readonly timeout?: number;
}

/** A bucket operation failed; the message contains no key. */
export class BucketFailure extends Error {
  override readonly name = 'BucketFailure';
}

export const s3PictureStore = (options: S3Options): PictureStore => pictureStore(s3Originals(options));

export function s3Originals({ bucket, endpoint, region, timeout = 15_000, ...keys }: S3Options): Originals {
  const client = new AwsClient({ ...keys, service: 's3', region, retries: 2, initRetryMs: 100 });
  const home = `${(endpoint ?? `https://s3.${region}.amazonaws.com`).replace(/\/$/, '')}/${encodeURIComponent(bucket)}`;

  /** The response body; undefined if there is no such object. */
  const send = async (method: string, id: string, body?: Uint8Array): Promise<Uint8Array | undefined> => {
    const init = {
      method,
      signal: AbortSignal.timeout(timeout),
      ...(body === undefined
        ? {}
        : { body: new Uint8Array(body), headers: { 'x-amz-content-sha256': hashOf(body) } }),
    };
    const fail = (why: string): never => {
      throw new BucketFailure(`${method} pictures/${id}: ${why}`);
    };
    const { status, bytes } = await client
      .fetch(`${home}/pictures/${id}`, init)
      .then(async (answer) => ({ status: answer.status, bytes: new Uint8Array(await answer.arrayBuffer()) }))
      .catch((error: Error) => fail(error.name));
    if (status === 404) return undefined;
    return status === 200 || status === 204 ? bytes : fail(`status ${status}`);
  };

  return {
    has: async (id) => (await send('HEAD', id)) !== undefined,
    async put(id, bytes) {
      if ((await send('PUT', id, bytes)) === undefined)
        throw new BucketFailure(`PUT pictures/${id}: there is no bucket ${bucket}`);
    },
    open: (id) => send('GET', id),
    remove: async (id) => void (await send('DELETE', id)),
  };
}

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
