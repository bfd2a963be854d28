/**
 * `npm run bench:mails`: the receipts of ten busy minutes wait in the outbox and are sent by SMTP, by one process and
 * by two; the mail server responds slowly, and in one run not at all for a while. Each mail must arrive once.
 */
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { thousandths } from '#kernel/quantity.ts';
import { freePort } from '#platform/db/embedded/free-port.ts';
import { type StubSmtp, stubSmtp } from '#platform/mail/testing/stub-smtp.ts';
import { openBenchDatabase, queryOnce } from './bench-database.ts';
import { ensureBuilt } from './ensure-built.ts';
import { cpuSeconds } from './measure/measure-cpu.ts';
import { formatNumber, formatTable } from './measure/table.ts';
import { PRODUCT, type ServerProcess, startServer } from './server-process.ts';
import { makeHistory } from './world/make-history.ts';
import { makeWorld } from './world/make-world.ts';

const { values: options } = parseArgs({
  options: {
    mails: { type: 'string', default: '36000' },
    /** Delay of each response of the mail server; a mail takes five. Milliseconds. */
    delay: { type: 'string', default: '20' },
    /** How long the mail server is silent, in the run with a hanging server. Seconds. */
    silence: { type: 'string', default: '30' },
    /** Only runs whose names contain this text. */
    only: { type: 'string', default: '' },
  },
});
const MAILS = Number(options.mails);
/** Mails per second: the mails of ten busy minutes have to leave within ten minutes. */
const GOAL = 60;

interface Run {
  readonly name: string;
  readonly processes: number;
  readonly silence: number;
}

interface Outcome extends Run {
  readonly seconds: number;
  readonly arrived: number;
  readonly twice: number;
  readonly left: number;
  /** CPU milliseconds of the processes per mail. */
  readonly cpu: number | undefined;
}

const RUNS: readonly Run[] = [
  { name: 'um processo', processes: 1, silence: 0 },
  { name: 'dois processos', processes: 2, silence: 0 },
  { name: 'silêncio no meio', processes: 1, silence: Number(options.silence) },
];

ensureBuilt();
const sessionSecret = randomBytes(48).toString('base64url');
const database = await openBenchDatabase();
try {
  const { url } = database;
  const stockOf = () => thousandths(500_000_000);
  const world = await makeWorld(url, { products: 50, clients: 200, sessionSecret, stockOf });
  await makeHistory(url, world, 3);
  const outcomes: Outcome[] = [];
  for (const run of RUNS.filter(({ name }) => name.includes(options.only))) outcomes.push(await measure(run));
  process.stdout.write(`${format(outcomes)}\n`);
  const wrong = ({ arrived, twice, left, silence, seconds }: Outcome) =>
    arrived !== MAILS || left > 0 || (silence === 0 && (twice > 0 || MAILS / seconds < GOAL));
  if (outcomes.some(wrong)) process.exitCode = 1;
} finally {
  await database.remove();
}

async function measure(run: Run): Promise<Outcome> {
  const calm = { delay: Number(options.delay), headersOnly: true };
  const smtp = await stubSmtp(calm);
  await queueReceipts();
  const servers: ServerProcess[] = [];
  try {
    for (let number = 0; number < run.processes; number += 1) servers.push(await start(smtp));
    const begun = performance.now();
    if (run.silence > 0) void silenceAfter(smtp, { mails: MAILS / 10, seconds: run.silence, calm });
    while ((await waiting()) > 0 && performance.now() - begun < 20 * 60_000) await sleep(500);
    const seconds = (performance.now() - begun) / 1_000;
    const used = servers.map(({ pid }) => cpuSeconds(pid));
    const ids = smtp.mails.map((mail) => /^Message-ID: (\S+)/im.exec(mail)?.[1]);
    const arrived = new Set(ids).size;
    const cpu = used.some((one) => one === undefined)
      ? undefined
      : (used.reduce<number>((sum, one) => sum + (one ?? 0), 0) * 1_000) / MAILS;
    return { ...run, seconds, arrived, twice: ids.length - arrived, left: await waiting(), cpu };
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await smtp.close();
  }
}

async function start(smtp: StubSmtp): Promise<ServerProcess> {
  return startServer({
    script: PRODUCT,
    port: await freePort(),
    ready: '/readyz',
    env: {
      DATABASE_URL: database.url,
      DATA_DIR: database.dataDir,
      DEMO: '0',
      SESSION_SECRET: sessionSecret,
      SMTP_URL: smtp.url,
    },
  });
}

/** Inserts the mails as the orders' transactions do. */
async function queueReceipts(): Promise<void> {
  await queryOnce(database.url, 'delete from mail_outbox');
  await queryOnce(
    database.url,
    `insert into mail_outbox (id, kind, facts, created_at, next_try_at, news)
     select gen_random_uuid(), 'order-step', jsonb_build_object('supplierId', supplier_id, 'number', number::text,
       'step', 'received', 'to', 'issuer'), now(), now(), true
     from orders cross join generate_series(1, $1::integer) limit $1`,
    [MAILS],
  );
}

async function waiting(): Promise<number> {
  const [row] = await queryOnce<{ n: string }>(database.url, 'select count(*) n from mail_outbox');
  return Number(row?.n);
}

async function silenceAfter(
  smtp: StubSmtp,
  { mails, seconds, calm }: { mails: number; seconds: number; calm: { delay: number; headersOnly: boolean } },
): Promise<void> {
  while (smtp.mails.length < mails) await sleep(20);
  smtp.become({ ...calm, hangs: true });
  await sleep(seconds * 1_000);
  smtp.become(calm);
}

function format(outcomes: readonly Outcome[]): string {
  return formatTable({
    head: ['e-mails', 'segundos', 'por segundo', 'chegaram', 'em dobro', 'ficaram', 'CPU ms'],
    rows: outcomes.map(({ name, seconds, arrived, twice, left, cpu }) => [
      name,
      formatNumber(seconds, 1),
      formatNumber(arrived / seconds, 1),
      formatNumber(arrived),
      formatNumber(twice),
      formatNumber(left),
      formatNumber(cpu, 1),
    ]),
    words: 1,
  });
}
