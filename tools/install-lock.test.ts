import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { alone, lockOf } from './install-lock.mjs';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-lock-'));
afterEach(() => rmSync(lockOf(folder), { recursive: true, force: true }));

test('two processes never work at the same time', async () => {
  const journal = join(folder, 'journal');
  const script = `
    import { appendFileSync } from 'node:fs';
    import { alone } from ${JSON.stringify(new URL('./install-lock.mjs', import.meta.url).href)};
    alone(${JSON.stringify(folder)}, () => {
      appendFileSync(${JSON.stringify(journal)}, 'begin\\n');
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
      appendFileSync(${JSON.stringify(journal)}, 'end\\n');
    });`;
  const workers = [1, 2, 3].map(() => spawn(process.execPath, ['--input-type=module', '-e', script]));
  await Promise.all(workers.map((worker) => once(worker, 'exit')));
  expect(readFileSync(journal, 'utf8')).toBe('begin\nend\n'.repeat(3));
});

test('what a killed process left behind is taken over', () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  mkdirSync(lockOf(folder));
  writeFileSync(join(lockOf(folder), 'pid'), String(pid));
  expect(alone(folder, () => 'installed')).toBe('installed');
});

test('a failing installation leaves no lock', () => {
  expect(() =>
    alone(folder, () => {
      throw new Error('no network');
    }),
  ).toThrow('no network');
  expect(existsSync(lockOf(folder))).toBe(false);
});
