import type { Bearing } from '../load.ts';
import { formatNumber, formatTable } from '../table.ts';

export interface PageMeasure {
  readonly page: string;
  readonly encoding: string;
  /** On the wire, of the page and of the file. */
  readonly bytes: number;
  readonly file: Bearing;
  readonly cached: Bearing;
  readonly uncached: Bearing;
  /** Requests per second of the cached page for each of the file. */
  readonly ratio: number;
}

/** Design 5: what a cached page has to reach. */
export const TARGET = 0.6;

export const formatPageMeasures = (measures: readonly PageMeasure[]): string =>
  formatTable({
    head: [
      'página',
      'codificação',
      'o quê',
      'bytes',
      'req/s',
      'p50 ms',
      'p99 ms',
      'do arquivo',
      'da não guardada',
    ],
    words: 3,
    rows: measures.flatMap(({ page, encoding, bytes, file, cached, uncached }) =>
      [
        ['arquivo', file],
        ['guardada', cached],
        ['não guardada', uncached],
      ].map(([what, bearing]) =>
        row([page, encoding, String(what)], bytes, bearing as Bearing, file, uncached),
      ),
    ),
  });

const row = (
  words: readonly string[],
  bytes: number,
  bearing: Bearing,
  file: Bearing,
  uncached: Bearing,
): string[] => [
  ...words,
  formatNumber(bytes),
  formatNumber(bearing.perSecond),
  formatNumber(bearing.p50, 1),
  formatNumber(bearing.p99, 1),
  `${formatNumber((100 * bearing.perSecond) / file.perSecond)} %`,
  `${formatNumber(bearing.perSecond / uncached.perSecond, 1)} ×`,
];
