import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Overloaded } from '../../process/concurrency-limit.ts';
import { uploadSpool } from './upload-spool.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-uploads-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const request = (body: Readable, headers = {}) => ({ body, headers }) as unknown as FastifyRequest;
const inBlocks = (...blocks: string[]) => request(Readable.from(blocks.map((block) => Buffer.from(block))));
const text = async (read: () => Promise<Uint8Array>) => Buffer.from(await read()).toString();

test('a body is read whole once it is there, and its file is gone afterwards', async () => {
  const spool = uploadSpool(join(folder, 'made'));
  const seen = await spool(inBlocks('um ', 'dois'), { most: 100 }, async (read) => {
    expect(await readdir(join(folder, 'made'))).toHaveLength(1);
    return text(read);
  });
  expect(seen).toBe('um dois');
  expect(await readdir(join(folder, 'made'))).toEqual([]);
});

test.each([
  ['is too long', () => inBlocks('0123456789', 'x'), { code: 'body-too-large' }],
  [
    'says that it is',
    () => request(Readable.from(['x']), { 'content-length': '11' }),
    { code: 'body-too-large' },
  ],
  [
    'breaks off',
    () =>
      request(
        new Readable({
          read() {
            this.destroy(new Error('aborted'));
          },
        }),
      ),
    { code: 'invalid-request' },
  ],
])('one that %s is refused, and leaves no file', async (_, sent, refusal) => {
  const spool = uploadSpool(folder);
  await expect(spool(sent(), { most: 10 }, text)).rejects.toMatchObject(refusal);
  expect(await readdir(folder)).toEqual([]);
});

test('neither does one whose work fails', async () => {
  const work = () => Promise.reject(new Error('x'));
  await expect(uploadSpool(folder)(inBlocks('a'), { most: 10 }, work)).rejects.toThrow('x');
  expect(await readdir(folder)).toEqual([]);
});

test('all together have so much room, which is free again when they end', async () => {
  const spool = uploadSpool(folder, 10);
  const first = await spool(inBlocks('12345678'), { most: 10 }, async (read) => {
    await expect(spool(inBlocks('123'), { most: 10 }, text)).rejects.toBeInstanceOf(Overloaded);
    return text(read);
  });
  expect(first).toBe('12345678');
  expect(await spool(inBlocks('1234567890'), { most: 10 }, text)).toBe('1234567890');
});
