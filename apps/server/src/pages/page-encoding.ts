/** How a page is compressed: brotli leaves a quarter less of it than gzip, which is for clients without brotli. */
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import {
  type BrotliOptions,
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
  type ZlibOptions,
} from 'node:zlib';
import { acceptsEncoding, type Encoding } from '#platform/cache/accepts-encoding.ts';

export type EncodedPage = Readonly<Record<Encoding, Buffer>>;

export const pageEncoding = (headers: IncomingHttpHeaders): Encoding | undefined =>
  (['br', 'gzip'] as const).find((coding) => acceptsEncoding(headers['accept-encoding'], coding));

/** For a page that is sent many times. */
export const encodeOnce = (page: Buffer): EncodedPage => ({
  br: brotliCompressSync(page, brotliOptions(page, 7)),
  gzip: gzipSync(page, { level: 9 }),
});

const inThreads = {
  br: promisify<Buffer, BrotliOptions, Buffer>(brotliCompress),
  gzip: promisify<Buffer, ZlibOptions, Buffer>(gzip),
};

/** For a page that is sent once: quickly, and in the thread pool. The page is complete, so there is nothing to stream. */
export const encodeFast = (page: Buffer, coding: Encoding): Promise<Buffer> =>
  coding === 'br' ? inThreads.br(page, brotliOptions(page, 4)) : inThreads.gzip(page, { level: 4 });

const brotliOptions = (page: Buffer, quality: number): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: page.length,
  },
});
