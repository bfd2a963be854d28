import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import type { Customer } from '#kernel/scope.ts';
import { downloadTurns } from '#platform/http/body/pass-file.ts';
import type { RequestContext } from '#platform/http/serve.ts';
import { Overloaded } from '#platform/process/concurrency-limit.ts';
import { turnToDownload } from './receive-file.ts';

/** A request of a person, whose response stays open until it is closed. */
function aRequest(userId: string) {
  const raw = Object.assign(new EventEmitter(), { closed: false });
  const close = (): void => {
    raw.closed = true;
    raw.emit('close');
  };
  const context = { reply: { raw }, actor: { kind: 'customer', userId } };
  return { context: context as unknown as RequestContext<Customer>, close };
}

test('a person has at most eight files open, each until its response closes', async () => {
  const limit = downloadTurns();
  const open = Array.from({ length: 8 }, () => aRequest('ana'));
  for (const { context } of open) await turnToDownload(context, limit);
  await expect(turnToDownload(aRequest('ana').context, limit)).rejects.toThrow(Overloaded);
  await turnToDownload(aRequest('bia').context, limit);
  open[0]?.close();
  await new Promise(setImmediate);
  await turnToDownload(aRequest('ana').context, limit);
});

test('beyond all turns a file waits, and one whose client has left passes its turn on', async () => {
  const limit = downloadTurns();
  const open = Array.from({ length: 24 }, (_, index) => aRequest(`person ${index}`));
  for (const { context } of open) await turnToDownload(context, limit);
  const left = aRequest('left');
  const waiting = aRequest('waiting');
  const turns: string[] = [];
  const first = turnToDownload(left.context, limit).then(() => turns.push('left'));
  const second = turnToDownload(waiting.context, limit).then(() => turns.push('waiting'));
  await new Promise(setImmediate);
  expect(turns).toEqual([]);
  left.close();
  open[0]?.close();
  await Promise.all([first, second]);
  expect(turns).toEqual(['left', 'waiting']);
});
