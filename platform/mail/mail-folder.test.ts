import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dropStoredMails, dropStoredMailsTo, mailFolder, storedMails, storeMail } from './mail-folder.ts';

const id = (number: number) => `01a1fc5d-1800-7000-8000-00000000000${number}`;
const mail = { from: 'Loja', to: 'ana@x.com', subject: 'Olá', text: 'https://a/#codigo=x', html: '<p>' };
let folder: string;
beforeEach(async () => {
  folder = mailFolder(await mkdtemp(join(tmpdir(), 'mails-')));
});
afterEach(() => rm(join(folder, '..'), { recursive: true }));

const save = (number: number) =>
  storeMail(folder, { ...mail, id: id(number), at: number, subject: `${number}` }, Buffer.from('eml'));

test('the newest are read first, and only so many', async () => {
  expect(await storedMails(folder, 5)).toEqual([]);
  for (const number of [2, 1, 3]) await save(number);
  expect((await storedMails(folder, 2)).map(({ subject }) => subject)).toEqual(['3', '2']);
  expect((await storedMails(folder, 1))[0]).toEqual({ ...mail, id: id(3), at: 3, subject: '3' });
});

test('nobody else on the machine reads them', async () => {
  await save(1);
  expect((await stat(folder)).mode & 0o77).toBe(0);
  for (const name of await readdir(folder)) expect((await stat(join(folder, name))).mode & 0o77).toBe(0);
});

test('those from before a moment are deleted, with halves, and nothing else of the folder', async () => {
  await save(1);
  await save(2);
  await writeFile(join(folder, `${id(3)}.eml.part`), 'half');
  await writeFile(join(folder, 'notes.txt'), 'mine');
  const old = new Date('2026-11-01T00:00:00Z');
  for (const name of [`${id(1)}.eml`, `${id(1)}.json`, `${id(3)}.eml.part`, 'notes.txt'])
    await utimes(join(folder, name), old, old);
  expect(await dropStoredMails(folder, old.getTime())).toBe(0);
  expect(await dropStoredMails(folder, old.getTime() + 1)).toBe(3);
  expect((await readdir(folder)).toSorted()).toEqual([`${id(2)}.eml`, `${id(2)}.json`, 'notes.txt']);
  expect(await dropStoredMails(join(folder, 'none'), Date.now())).toBe(0);
});

test('those to a person who is forgotten are deleted, whatever the case of the address', async () => {
  await save(1);
  await storeMail(folder, { ...mail, to: 'Bia@X.com', id: id(2), at: 2 }, Buffer.from('eml'));
  await dropStoredMailsTo(folder, ['bia@x.com']);
  expect((await readdir(folder)).toSorted()).toEqual([`${id(1)}.eml`, `${id(1)}.json`]);
});
