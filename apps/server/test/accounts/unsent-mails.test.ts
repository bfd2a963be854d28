/** Unsent mails are not lost: administrators list and resend them, and the audit records it. */

import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { defined } from '#kernel/defined.ts';
import { countGivenUp } from '#platform/mail/given-up.store.ts';
import { type Mail, Undeliverable } from '#platform/mail/mail.ts';
import { mailOutbox } from '#platform/mail/outbox.tables.ts';
import { queueMail, sendNext } from '#platform/mail/outbox.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { jobsOf } from '../../src/lifecycle/jobs.ts';
import { mailWriters } from '../../src/lifecycle/mail-writers.ts';
import { logInStaff, PUBLIC_URL, SECRET, send, smallServer } from '../../src/testing/small-server.ts';
import { type SmallWorld, smallWorld } from '../../src/testing/small-world.ts';

const DAY = 24 * 60 * 60_000;
const database = testDatabase();
let app: FastifyInstance;
let world: SmallWorld;
let cookie: string;
let sent: Mail[];
let refuses: boolean;

beforeAll(async () => {
  world = await smallWorld(database.current);
  app = await smallServer(database.current);
  ({ cookie } = await logInStaff(app, world.staff.administrator));
});
afterAll(() => app.close());
beforeEach(async () => {
  sent = [];
  await database.current.db.delete(mailOutbox);
  for (const email of [world.ana.email, world.bia.email])
    await queueMail(
      database.current.db,
      'password-changed',
      { supplierId: world.market.id, email },
      Date.now(),
    );
  refuses = true;
  await sendMails();
  refuses = false;
});

async function sendMails(): Promise<void> {
  const outbox = {
    database: database.current,
    writers: mailWriters(PUBLIC_URL, { database: database.current, sessionSecret: SECRET }),
    send: async (_: string, mail: Mail) => {
      if (refuses) throw new Undeliverable('550 5.1.1');
      sent.push(mail);
    },
    report: () => {},
  };
  while (await sendNext(outbox, Date.now()));
}

const call = async (method: 'GET' | 'POST', path: string, payload?: object) => {
  const answer = await send(app, {
    method,
    url: `/v4/painel/${world.market.id}/${path}`,
    headers: { cookie },
    ...defined({ payload }),
  });
  expect(answer.statusCode).toBe(200);
  return answer.json();
};

test('they are listed with what they are about, when they were given up and why', async () => {
  const { total, dados } = await call('GET', 'emails/nao-enviados?limite=1');
  expect([total, dados.length]).toEqual([2, 1]);
  expect(dados[0]).toMatchObject({
    tipo: 'password-changed',
    sobre: { supplierId: world.market.id, email: expect.stringContaining('@') },
    tentativas: 1,
    ultimoErro: '550 5.1.1',
  });
  expect(Date.parse(dados[0].desistimosEm)).toBeGreaterThan(Date.now() - 60_000);
});

test('one of them is sent again, and the audit says who had it sent', async () => {
  const { dados } = await call('GET', 'emails/nao-enviados');
  const anas = dados.find(({ sobre }: { sobre: { email: string } }) => sobre.email === world.ana.email);
  expect(await call('POST', 'emails/nao-enviados/reenviar', { ids: [anas.id] })).toEqual({ naFila: 1 });
  await sendMails();
  expect(sent.map(({ to }) => to)).toEqual([world.ana.email]);
  expect((await call('GET', 'emails/nao-enviados')).total).toBe(1);
  expect((await call('GET', 'auditoria')).dados[0]).toMatchObject({
    acao: 'mails.queued-again',
    por: { email: world.staff.administrator },
    depois: { count: 1, mails: [anas.id] },
  });
});

test('all of them are sent again', async () => {
  expect(await call('POST', 'emails/nao-enviados/reenviar', {})).toEqual({ naFila: 2 });
  await sendMails();
  expect(sent.map(({ to }) => to).toSorted()).toEqual([world.ana.email, world.bia.email].toSorted());
});

test('after thirty days they are dropped', async () => {
  const job = jobsOf(database.current, undefined as never, { dataDir: '' }).find(
    ({ name }) => name === 'old rows',
  );
  await job?.run(Date.now() + 29 * DAY);
  expect(await countGivenUp(database.current.db)).toBe(2);
  await job?.run(Date.now() + 31 * DAY);
  expect(await countGivenUp(database.current.db)).toBe(0);
});
