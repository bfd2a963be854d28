/**
 * Uploads are written to files while they arrive and are read when their turn comes, so that a slow sender occupies neither
 * memory nor a turn. `limits/request-timeouts.ts` limits how long a body may take.
 */

import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { Overloaded } from '../../process/concurrency-limit.ts';
import { draftPath } from '../../process/whole-file.ts';
import { bodyBlocks } from './read-bytes.ts';

export interface UploadLimits {
  /** Bytes. */
  readonly most: number;
  readonly tooLarge?: () => Error;
}

/**
 * Receives the whole body and then lets `work` read it. The file is deleted when `work` ends. Throws `Overloaded` if all uploads
 * together take too much room.
 */
export type UploadSpool = <T>(
  request: FastifyRequest,
  limits: UploadLimits,
  work: (read: () => Promise<Uint8Array>) => Promise<T>,
) => Promise<T>;

export const uploadFolder = (dataDir: string): string => join(dataDir, 'uploads');

/** Limit for all uploads together. Bytes. */
const MAX_ROOM = 2 * 1024 ** 3;

/** Stores its files in this folder; `dropDrafts` deletes those of a killed process. */
export function uploadSpool(folder: string, room = MAX_ROOM): UploadSpool {
  let taken = 0;
  return async (request, { most, tooLarge }, work) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const path = draftPath(join(folder, 'upload'));
    const file = await open(path, 'wx', 0o600);
    let length = 0;
    try {
      try {
        for await (const block of bodyBlocks(request, most, tooLarge)) {
          if (taken + block.byteLength > room) throw new Overloaded('uploads take too much room');
          taken += block.byteLength;
          length += block.byteLength;
          await file.appendFile(block);
        }
      } finally {
        await file.close();
      }
      return await work(() => readFile(path));
    } finally {
      taken -= length;
      await rm(path, { force: true });
    }
  };
}
