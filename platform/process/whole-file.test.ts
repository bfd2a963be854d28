import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { draftPath, dropDrafts, writeWhole } from './whole-file.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-files-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a file is written under its name alone, for whom it is meant', async () => {
  await writeWhole(join(folder, 'a', 'b'), 'x', { mode: 0o600 });
  expect(await readdir(join(folder, 'a'))).toEqual(['b']);
});

test('one that cannot take its name leaves nothing', async () => {
  await mkdir(join(folder, 'taken', 'by'), { recursive: true });
  await expect(writeWhole(join(folder, 'taken'), 'x')).rejects.toThrow();
  expect(await readdir(folder)).toEqual(['taken']);
});

test('drafts that nobody has written to for long are deleted, at any depth, and nothing else', async () => {
  const [now, long] = [1_800_000_000, 3_600];
  const written = async (path: string, at: number) => {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, 'x');
    await utimes(path, at, at);
  };
  await written(draftPath(join(folder, 'old')), now - long - 1);
  await written(draftPath(join(folder, 'ab', 'old')), now - long - 1);
  await written(draftPath(join(folder, 'young')), now - long + 1);
  await written(join(folder, 'ab', 'whole'), 0);
  await written(join(folder, 'ab', '0190a0c4-1111-7222-8333-444455556666.json'), 0);
  expect(await dropDrafts(folder, (now - long) * 1_000)).toBe(2);
  expect(await readdir(join(folder, 'ab'))).toEqual(['0190a0c4-1111-7222-8333-444455556666.json', 'whole']);
  expect((await readdir(folder)).map((name) => name.slice(0, 5)).toSorted()).toEqual(['ab', 'young']);
  expect(await dropDrafts(join(folder, 'nothing'), now * 1_000)).toBe(0);
});
