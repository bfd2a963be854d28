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
  /** The server's microseconds of CPU for each page that it draws; unknown off Linux. */
  readonly drawing: number | undefined;
  /** Requests per second of the cached page for each of the file. */
  readonly ratio: number;
}

/** Design 5: what a cached page has to reach. */
export const TARGET = 0.6;
/** Pages a second, each drawn for its own reader: the list is what is asked of. */
export const DRAWN_TARGET = 300;

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
      'CPU µs',
      `de ${DRAWN_TARGET}`,
    ],
    words: 3,
    rows: measures.flatMap(({ page, encoding, bytes, file, cached, uncached, drawing }) => [
      row([page, encoding, 'arquivo'], bytes, file, file, uncached),
      row([page, encoding, 'guardada'], bytes, cached, file, uncached),
      [
        ...row([page, encoding, 'não guardada'], bytes, uncached, file, uncached),
        formatNumber(drawing),
        `${formatNumber((100 * uncached.perSecond) / DRAWN_TARGET)} %`,
      ],
    ]),
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
