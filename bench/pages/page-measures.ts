import type { Bearing } from '../load.ts';
import { formatNumber, formatTable } from '../table.ts';

export interface Weighed {
  readonly bearing: Bearing;
  /** The server's microseconds of CPU for each page; unknown off Linux. */
  readonly cpu: number | undefined;
}

export interface PageMeasure {
  readonly page: string;
  readonly encoding: string;
  /** On the wire, of the page and of the file. */
  readonly bytes: number;
  readonly file: Bearing;
  readonly cached: Bearing;
  /** Its answers put together for its reader; drawn only if it shows something new. */
  readonly uncached: Weighed;
  /** Drawn each time. */
  readonly drawn: Weighed;
  /** Requests per second of the cached page for each of the file. */
  readonly ratio: number;
}

/** Design 5: what a cached page has to reach. */
export const TARGET = 0.6;
/** Pages a second that aren't kept: the list is what is asked of. */
export const UNCACHED_TARGET = 300;

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
      `de ${UNCACHED_TARGET}`,
    ],
    words: 3,
    rows: measures.flatMap(({ page, encoding, bytes, file, cached, uncached, drawn }) => [
      row([page, encoding, 'arquivo'], bytes, file, file, uncached.bearing),
      row([page, encoding, 'guardada'], bytes, cached, file, uncached.bearing),
      ...[uncached, drawn].map(({ bearing, cpu }) => [
        ...row(
          [page, encoding, bearing === uncached.bearing ? 'não guardada' : 'desenhada'],
          bytes,
          bearing,
          file,
          uncached.bearing,
        ),
        formatNumber(cpu),
        `${formatNumber((100 * bearing.perSecond) / UNCACHED_TARGET)} %`,
      ]),
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
