/** The tables of a run, and its violations. */
import { formatNumber, formatTable } from '../measure/table.ts';
import type { Phase } from './observations.ts';
import { hasGrown, type Resources } from './resources.ts';

/** The product's limit is five seconds; one more for a busy machine. Milliseconds. */
const MAX_LENGTH = 6_000;
/** Maximum seconds from the end of a fault until orders are taken and both processes report ready. */
const BACK_WITHIN = 30;
const HANDLES_MORE = 20;

export function formatPhases(phases: readonly Phase[]): string {
  const okay = (status: number): boolean => status >= 200 && status < 300;
  return formatTable({
    head: [
      'fase',
      'pedidos',
      'leituras',
      'p99 pedido',
      'p99 leitura',
      'mais longa',
      'de volta',
      'o que não deu certo',
    ],
    rows: phases.map((phase) => [
      phase.name,
      formatNumber(phase.count('order', okay)),
      `${formatNumber(
        (100 * phase.count('read', okay)) /
          Math.max(
            1,
            phase.count('read', () => true),
          ),
      )} %`,
      `${formatNumber(phase.p99('order'), 1)} ms`,
      `${formatNumber(phase.p99('read'), 1)} ms`,
      `${formatNumber(phase.longest)} ms`,
      phase.back === undefined ? '' : `${formatNumber(phase.back, 1)} s`,
      ` ${phase.failures()}`,
    ]),
    words: 1,
  });
}

export function formatResources(
  before: readonly Resources[],
  after: readonly Resources[],
  places: readonly boolean[],
): string {
  return formatTable({
    head: ['processo', 'MB antes', 'MB depois', 'arquivos e conexões antes', 'depois', 'lugares livres'],
    rows: after.map(({ mebibytes, handles }, index) => [
      String(index + 1),
      formatNumber(before[index]?.mebibytes),
      formatNumber(mebibytes),
      formatNumber(before[index]?.handles),
      formatNumber(handles),
      places[index] ? 'todos' : 'NÃO',
    ]),
    words: 1,
  });
}

export interface Run {
  readonly phases: readonly Phase[];
  /** Phases that ended with a fault; each of them must recover. */
  readonly faults: readonly Phase[];
  readonly heldBefore: readonly Resources[];
  readonly heldAfter: readonly Resources[];
  readonly places: readonly boolean[];
  /** PostgreSQL's error codes of imports that were aborted while the database was well. */
  readonly codes: ReadonlyMap<string, number>;
}

/** One sentence per violation. Speed is reported, not judged. */
export function complaintsOf({ phases, faults, heldBefore, heldAfter, places, codes }: Run): string[] {
  const server = (status: number): boolean => status >= 500 && status !== 503;
  return [
    ...phases.flatMap((phase) =>
      (['read', 'order', 'cancel', 'ready'] as const)
        .filter((kind) => phase.count(kind, server) > 0)
        .map((kind) => `${phase.name}: ${phase.count(kind, server)} × ${kind} com 5xx que não é 503`),
    ),
    ...phases.flatMap(({ name, slowest }) =>
      Object.entries(slowest)
        .filter(([, maxWait]) => maxWait > MAX_LENGTH)
        .map(([kind, maxWait]) => `${name}: uma resposta (${kind}) levou ${formatNumber(maxWait)} ms`),
    ),
    ...faults
      .filter(({ back }) => back === undefined || back > BACK_WITHIN)
      .map(
        ({ name, back }) =>
          `${name}: ${back === undefined ? 'não voltou' : `voltou em ${formatNumber(back, 1)} s`}`,
      ),
    ...[...codes].map(([code, count]) => `${count} importações interrompidas por ${code} sem falha do banco`),
    ...heldAfter.flatMap((held, index) => {
      const first = heldBefore[index];
      if (first === undefined) return [];
      return [
        ...(hasGrown(first, held) ? [`processo ${index + 1}: memória cresceu`] : []),
        ...(held.handles > first.handles + HANDLES_MORE
          ? [`processo ${index + 1}: arquivos ou conexões abertos`]
          : []),
      ];
    }),
    ...places.flatMap((free, index) =>
      free ? [] : [`processo ${index + 1}: nem todos os lugares estão livres`],
    ),
  ];
}
