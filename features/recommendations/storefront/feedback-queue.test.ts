import { beforeEach, expect, test } from 'vitest';
import { defined } from '#kernel/defined.ts';
import type { Api } from '#platform/web/api.ts';
import { type FeedbackQueue, feedbackQueue, MAX_WAITING } from './feedback-queue.ts';

let sent: string[];
let queue: FeedbackQueue;

const api = {
  call: async (_: unknown, { body }: { readonly body: Readonly<Record<string, string>> }) => {
    sent.push(`${body.sessao_id} ${body.acao} ${body.item_id}`);
  },
} as unknown as Api;
const session = (sessionId: string, ...named: string[]) => ({
  api,
  view: 'home' as const,
  sessionId,
  ...defined({ named: named.length === 0 ? undefined : new Set(named) }),
});

beforeEach(() => {
  sent = [];
  queue = feedbackQueue();
});

test('what is given before the session is known is sent under it, once and in its order', () => {
  queue.report('hidden', ['a']);
  queue.follow(session(''));
  queue.report('added', ['b']);
  expect(sent).toEqual([]);
  queue.follow(session('s1', 'a', 'b'));
  expect(sent).toEqual(['s1 OCULTOU a', 's1 ADICIONOU b']);
  queue.follow(session('s2', 'a', 'b'));
  queue.report('clicked', ['a']);
  expect(sent.slice(2)).toEqual(['s2 CLICOU a']);
});

test('nothing is reported of products that the session does not name', () => {
  queue.report('hidden', ['c']);
  queue.follow(session('s1', 'a'));
  queue.report('shown', ['a', 'c']);
  expect(sent).toEqual(['s1 VISUALIZOU a']);
});

test('a session without named products names all', () => {
  queue.follow(session('s1'));
  queue.report('clicked', ['c']);
  expect(sent).toEqual(['s1 CLICOU c']);
});

test('without a session nothing is sent, and no more waits than that', () => {
  for (let at = 0; at < MAX_WAITING + 5; at += 1) queue.report('clicked', [`p${at}`]);
  queue.follow(session(''));
  expect(sent).toEqual([]);
  queue.follow(session('s1'));
  expect([sent.length, sent[0]]).toEqual([MAX_WAITING, 's1 CLICOU p5']);
});
