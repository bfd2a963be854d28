/** Stores originals in a bucket of any S3-compatible service. */
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { CallDurations } from '../metrics/call-durations.ts';
import { type Originals, type PictureStore, pictureStore } from './picture-store.ts';

/** Attempts after the first one that a status of 429 or 5xx gets. */
const RETRIES = 2;
/** Twice the mean wait before the first retry, which doubles with each. Milliseconds. */
const RETRY_WAIT = 100;

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

/** 'absent': there is no such object, which is an answer. */
type Outcome = 'done' | 'absent' | 'failed';

export const bucketCalls = new CallDurations(
  'vitrine_object_store_call_duration_seconds',
  'Operations on the bucket by method and outcome, their retries included.',
  ['GET', 'HEAD', 'PUT', 'DELETE'].flatMap((method) =>
    ['done', 'absent', 'failed'].map((outcome) => ({ http_request_method: method, outcome })),
  ),
);

/** A bucket operation failed; the message contains no key. */
export class BucketFailure extends Error {
  override readonly name = 'BucketFailure';
}

export const s3PictureStore = (options: S3Options): PictureStore => pictureStore(s3Originals(options));

export function s3Originals({ bucket, endpoint, region, timeout = 15_000, ...keys }: S3Options): Originals {
  const client = new AwsClient({ ...keys, service: 's3', region });
  const home = `${(endpoint ?? `https://s3.${region}.amazonaws.com`).replace(/\/$/, '')}/${encodeURIComponent(bucket)}`;

  const attempted = async (
    method: string,
    id: string,
    body?: Uint8Array,
  ): Promise<Uint8Array | undefined> => {
    const signal = AbortSignal.timeout(timeout);
    const init = {
      method,
      ...(body === undefined
        ? {}
        : { body: new Uint8Array(body), headers: { 'x-amz-content-sha256': hashOf(body) } }),
    };
    // The signal belongs to `fetch`: a signed Request refers to its own weakly, so that a collected Request would
    // leave its fetch without a limit. The client's own retries therefore cannot be used.
    const attempt = async (retries: number): Promise<{ status: number; bytes: Uint8Array }> => {
      const answer = await fetch(await client.sign(`${home}/pictures/${id}`, init), { signal });
      const bytes = new Uint8Array(await answer.arrayBuffer());
      if ((answer.status < 500 && answer.status !== 429) || retries === 0)
        return { status: answer.status, bytes };
      await sleep(RETRY_WAIT * Math.random() * 2 ** (RETRIES - retries), undefined, { signal });
      return attempt(retries - 1);
    };
    const fail = (why: string): never => {
      throw new BucketFailure(`${method} pictures/${id}: ${why}`);
    };
    const { status, bytes } = await attempt(RETRIES).catch((error: Error) => fail(error.name));
    if (status === 404) return undefined;
    return status === 200 || status === 204 ? bytes : fail(`status ${status}`);
  };

  /** The response body; undefined if there is no such object. */
  const send = async (method: string, ...object: [id: string, body?: Uint8Array]) => {
    const begun = performance.now();
    let outcome: Outcome = 'failed';
    try {
      const answer = await attempted(method, ...object);
      outcome = answer === undefined ? 'absent' : 'done';
      return answer;
    } finally {
      bucketCalls.observe({ http_request_method: method, outcome }, performance.now() - begun);
    }
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
