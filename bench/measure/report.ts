/** The benchmark's results as values and tables. */

import type { Target } from '../works.ts';
import type { Measured } from './measure.ts';
import { formatNumber, formatTable } from './table.ts';

export interface WorkReport {
  readonly work: string;
  readonly route: string;
  readonly target?: Target;
  readonly floor: Measured;
  readonly product: Measured;
  /** The floor's 20-row query, measured beside this work. */
  readonly items: Measured;
  /** The product's memory right after the work, in bytes. */
  readonly residentBytes?: number;
  /** Requests per second, relative to the floor's route of the same kind and to its 20-row query. */
  readonly ratioToRoute: number;
  readonly ratioToItems: number;
  /** CPU per answer of server and database, relative to the floor's route; stable on a busy machine. */
  readonly ratioOfCpu: number;
}

export interface ProcessReport {
  readonly startSeconds: number;
  readonly residentBytes?: number;
}

export interface Report {
  readonly machine: string;
  readonly products: number;
  readonly seconds: number;
  readonly runs: number;
  readonly works: readonly WorkReport[];
  readonly floor: ProcessReport;
  readonly product: ProcessReport;
}

export const workReport = (
  work: Omit<WorkReport, 'ratioToRoute' | 'ratioToItems' | 'ratioOfCpu'>,
): WorkReport => ({
  ...work,
  ratioToRoute: work.product.perSecond / work.floor.perSecond,
  ratioToItems: work.product.perSecond / work.items.perSecond,
  ratioOfCpu: cpuOf(work.floor) / cpuOf(work.product),
});

const cpuOf = ({ serverCpu, databaseCpu }: Measured): number =>
  (serverCpu ?? Number.NaN) + (databaseCpu ?? Number.NaN);

export const errorsOf = ({ works }: Pick<Report, 'works'>): number =>
  works.reduce((sum, { floor, product, items }) => {
    // The 20-row query is itself one of the works.
    const otherErrors = items === floor ? 0 : items.errors;
    return sum + floor.errors + product.errors + otherErrors;
  }, 0);

const HEAD = [
  'trabalho',
  'servidor',
  'req/s',
  'p50 ms',
  'p99 ms',
  'erros',
  'CPU µs',
  'banco µs',
  '÷ rota',
  'meta',
  '÷ CPU',
  '÷ /items',
  'MB',
];

export function formatReport(report: Report): string {
  const rows = report.works.flatMap((work) => [
    ['', `piso ${work.route}`, ...figures(work.floor)],
    [
      work.work,
      'Vitrine',
      ...figures(work.product),
      formatNumber(work.ratioToRoute, 3),
      targetText(work),
      formatNumber(work.ratioOfCpu, 3),
      formatNumber(work.ratioToItems, 3),
      megabytes(work.residentBytes),
    ],
  ]);
  const processes = formatTable({
    head: ['processo', 'memória MB', 'início s'],
    rows: [
      ['piso', ...ofProcess(report.floor)],
      ['Vitrine', ...ofProcess(report.product)],
    ],
    words: 1,
  });
  const failed = report.works.flatMap(({ work, floor, product }) =>
    [floor, product]
      .filter(({ errors }) => errors > 0)
      .map((it) => `${work}: ${JSON.stringify(it.statuses)}`),
  );
  return [
    `${report.machine}; ${formatNumber(report.products)} produtos; ${report.runs} × ${report.seconds} s por trabalho`,
    formatTable({ head: HEAD, rows, words: 2 }),
    processes,
    ...(failed.length === 0 ? [] : [`Respostas por status onde houve erros:\n${failed.join('\n')}`]),
  ].join('\n\n');
}

/** '0,5 e 25 ms', with missed targets in brackets. */
function targetText({ target, ratioToRoute, product }: WorkReport): string {
  if (target === undefined) return '–';
  const { ratio, p99 } = target;
  const parts = [marked(formatNumber(ratio, 2), ratioToRoute >= ratio)];
  if (p99 !== undefined) parts.push(marked(`${formatNumber(p99)} ms`, product.p99 < p99));
  return parts.join(' e ');
}

const marked = (text: string, met: boolean): string => (met ? text : `(${text})`);

const figures = (it: Measured): string[] => [
  formatNumber(it.perSecond, it.perSecond < 100 ? 1 : 0),
  formatNumber(it.p50, 1),
  formatNumber(it.p99, 1),
  formatNumber(it.errors),
  formatNumber(it.serverCpu),
  formatNumber(it.databaseCpu),
];

const ofProcess = ({ residentBytes, startSeconds }: ProcessReport): string[] => [
  megabytes(residentBytes),
  formatNumber(startSeconds, 2),
];

const megabytes = (bytes: number | undefined): string =>
  formatNumber(bytes === undefined ? undefined : bytes / 1_048_576);
