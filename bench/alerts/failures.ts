/** What fails, one after the other, and the alerts that it has to fire. */
import type { StubSmtp } from '#platform/mail/testing/stub-smtp.ts';
import type { FaultMode, FaultProxy } from '#platform/testing/fault-proxy.ts';
import { queryOnce } from '../bench-database.ts';
import type { ServerProcess } from '../server-process.ts';
import { HeldConnections } from './held-connections.ts';
import type { Services } from './services.ts';

export interface Failure {
  readonly name: string;
  readonly fires: readonly string[];
  readonly begin: () => Promise<void>;
  readonly end: () => Promise<void>;
}

interface Parts {
  /** Not through the proxy. */
  readonly databaseUrl: string;
  readonly network: FaultProxy;
  readonly mailServer: StubSmtp;
  readonly services: Services;
  readonly server: () => ServerProcess;
  readonly restart: () => Promise<void>;
}

/** Each round trip takes this much longer. Milliseconds. */
const SLOW = 400;
/** What a full disk makes of each flush. Microseconds, PostgreSQL's longest. */
const COMMIT_DELAY = 100_000;
/** Of PostgreSQL's 100 connections, beside those of the shop. */
const NEARLY_ALL = 85;

export function failureList(parts: Parts): readonly Failure[] {
  const { databaseUrl, network, mailServer, services, server, restart } = parts;
  const held = new HeldConnections(databaseUrl);
  const run = (sql: string) => queryOnce(databaseUrl, sql).then(() => {});
  const set = async (...settings: readonly string[]): Promise<void> => {
    for (const setting of settings) await run(`alter system ${setting}`);
    await run('select pg_reload_conf()');
  };
  const rename = (table: string, to: string) => run(`alter table ${table} rename to ${to}`);
  const stepClock = async (): Promise<void> => void process.kill(server().pid, 'SIGUSR2');
  const away = (name: string, proxy: FaultProxy, mode: FaultMode, fires: readonly string[]): Failure => ({
    ...{ name, fires },
    begin: () => proxy.set(mode),
    end: () => proxy.set('pass'),
  });
  return [
    { name: 'processo morto', fires: ['VitrineDown'], begin: () => server().kill(), end: restart },
    away('banco recusa conexões', network, 'refuse', [
      ...['VitrineServerErrors', 'VitrineStatementsFail', 'VitrineNoJobs'],
    ]),
    away('banco emudece', network, 'stall', ['VitrineServerErrors', 'VitrinePoolExhausted']),
    {
      name: 'banco só para leitura',
      fires: ['VitrineServerErrors'],
      begin: () => set('set default_transaction_read_only = on'),
      end: () => set('set default_transaction_read_only = off'),
    },
    {
      name: 'disco do banco cheio',
      fires: ['VitrineServerErrors', 'VitrineOrdersRefused'],
      // What PostgreSQL says to who writes an order.
      async begin() {
        await run(`create function full_disk() returns trigger language plpgsql as $$
          begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`);
        await run(
          'create trigger full_disk before insert on orders for each statement execute function full_disk()',
        );
      },
      end: () => run('drop function full_disk cascade'),
    },
    {
      name: 'disco do banco lento',
      fires: ['VitrineCommitsSlow'],
      begin: () => set(`set commit_delay = ${COMMIT_DELAY}`, 'set commit_siblings = 0'),
      end: () => set('reset commit_delay', 'reset commit_siblings'),
    },
    {
      name: 'conexões quase esgotadas',
      fires: ['VitrineConnectionsNearLimit'],
      begin: () => held.take(NEARLY_ALL),
      end: () => held.release(),
    },
    {
      name: 'conexões esgotadas',
      fires: ['VitrineConnectionsRefused'],
      async begin() {
        await held.take(Number.POSITIVE_INFINITY);
        // As where the shop restarts meanwhile: it has to open its connections anew.
        await network.set('reset');
        await network.set('pass');
      },
      end: () => held.release(),
    },
    {
      name: `rede lenta, +${SLOW} ms`,
      fires: ['VitrineSlow'],
      begin: async () => network.delay(SLOW),
      end: async () => network.delay(0),
    },
    {
      name: 'uma tarefa falha',
      fires: ['VitrineJobFails'],
      begin: () => rename('export_schedules', 'export_schedules_away'),
      end: () => rename('export_schedules_away', 'export_schedules'),
    },
    {
      name: 'servidor de e-mail fora',
      fires: ['VitrineMailsWait'],
      begin: async () => mailServer.become({ headersOnly: true, toSender: '451 try again later' }),
      end: async () => mailServer.become({ headersOnly: true }),
    },
    away('provedor de pagamento fora', services.provider, 'refuse', ['VitrinePaymentProviderAway']),
    away('fotos fora', services.bucket, 'refuse', ['VitrineObjectStoreAway', 'VitrineServerErrors']),
    { name: 'relógio adiantado', fires: ['VitrineClock'], begin: stepClock, end: stepClock },
  ];
}
