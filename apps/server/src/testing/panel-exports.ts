/** Scheduled exports of the small world that panel tests change, and valid requests about them. */
import { and, eq, inArray } from 'drizzle-orm';
import { exportPieces, exportRuns, exportSchedules } from '#features/exports/server/exports.tables.ts';
import type { Db } from '#platform/db/database.ts';
import { newId } from '#platform/db/new-id.ts';
import type { ShopIds } from './small-world.ts';

export interface ExportIds {
  /** One that tests change, and one that they delete; without runs. */
  readonly changedId: string;
  readonly goneId: string;
  /** A run with its file. */
  readonly runId: string;
}

export const newExports = (): ExportIds => ({ changedId: newId(), goneId: newId(), runId: newId() });

/** Restores this data for tests that change it. It is due in no test. */
export async function standingExports(db: Db, supplierId: string, ids: ExportIds): Promise<void> {
  const values = {
    kind: 'stock' as const,
    every: 'daily' as const,
    format: 'csv' as const,
    state: 'active' as const,
    name: 'Estoque',
    columns: [],
    recipients: [],
    minutes: 360,
    version: 1,
    ...{ weekday: null, monthDay: null, period: null, filter: null },
    makerId: newId(),
    nextAt: new Date('2099-01-01T09:00:00Z'),
  };
  for (const id of [ids.changedId, ids.goneId]) {
    await db
      .insert(exportSchedules)
      .values({ supplierId, id, ...values })
      .onConflictDoUpdate({ target: [exportSchedules.supplierId, exportSchedules.id], set: values });
  }
  const ended = { state: 'done', finishedAt: new Date(), attempts: 1, fileName: 'estoque.csv' } as const;
  await db
    .update(exportRuns)
    .set({ state: 'failed', fault: 'failed', finishedAt: new Date() })
    .where(and(eq(exportRuns.supplierId, supplierId), inArray(exportRuns.state, ['queued', 'running'])));
  await db
    .insert(exportRuns)
    .values({
      ...{ supplierId, id: ids.runId, scheduleId: ids.changedId },
      ...{ dueAt: new Date(), availableAt: new Date(), permissions: ['catalog:read'], bytes: 3 },
      ...ended,
    })
    .onConflictDoNothing();
  await db
    .insert(exportPieces)
    .values({ supplierId, runId: ids.runId, attempt: 1, place: 0, content: Buffer.from('a;b') })
    .onConflictDoNothing();
}

type Part = Readonly<Record<string, unknown>>;
/** As in `valid-requests.ts`, which reads this. */
interface Given {
  readonly params?: Part;
  readonly query?: Part;
  readonly body?: Part;
}

const ALL = '/v4/painel/:idfornecedor/exportacoes';

export function panelExportsRequests({ id, panel }: ShopIds, run: number): Readonly<Record<string, Given>> {
  const params = { idfornecedor: id };
  const { changedId, goneId, runId } = panel.exports;
  const ofChanged = { params: { ...params, idexportacao: changedId } };
  const query = { pagina: 1, limite: 20 };
  const body = {
    nome: `Vendas ${run}`,
    tipo: 'VENDAS',
    periodo: 'MES_ANTERIOR',
    filtro: 'week',
    colunas: ['Início', 'Vendido'],
    formato: 'XLSX',
    frequencia: 'SEMANAL',
    diaSemana: 1,
    hora: '06:00',
    destinatarios: [],
  };
  return {
    [`GET ${ALL}/opcoes`]: { params },
    [`GET ${ALL}`]: { params, query },
    [`POST ${ALL}`]: { params, body },
    [`GET ${ALL}/:idexportacao`]: ofChanged,
    [`PUT ${ALL}/:idexportacao`]: { ...ofChanged, body: { ...body, versao: 1 } },
    [`PUT ${ALL}/:idexportacao/situacao`]: { ...ofChanged, body: { ativa: false, versao: 1 } },
    [`POST ${ALL}/:idexportacao/executar`]: ofChanged,
    [`GET ${ALL}/:idexportacao/execucoes`]: { ...ofChanged, query },
    [`DELETE ${ALL}/:idexportacao`]: { params: { ...params, idexportacao: goneId } },
    [`GET ${ALL}/execucoes/:idexecucao/arquivo`]: { params: { ...params, idexecucao: runId } },
  };
}

/** These calls change what makes them valid: tests restore it afterwards. */
export const CONSUMING_EXPORTS = [
  `PUT ${ALL}/:idexportacao`,
  `PUT ${ALL}/:idexportacao/situacao`,
  `POST ${ALL}/:idexportacao/executar`,
  `DELETE ${ALL}/:idexportacao`,
];
