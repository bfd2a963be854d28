import type { Bearing } from '../measure/load.ts';
import { formatNumber, formatTable } from '../measure/table.ts';

export interface Weighed {
  readonly bearing: Bearing;
  /** CPU microseconds of the server per page; unknown off Linux. */
  readonly cpu: number | undefined;
}

export interface PageMeasure {
  readonly page: string;
  readonly encoding: string;
  /** Bytes on the wire, of the page and of the file. */
  readonly bytes: number;
  readonly file: Bearing;
  readonly cached: Weighed;
  /** Rendered on its own; the HTML cache may be used. */
  readonly uncached: Weighed;
  /** Rendered each time, without the HTML cache. */
  readonly rendered: Weighed;
  /** Requests per second of the cached page, relative to the file. */
  readonly ratio: number;
}

/** Minimum ratio of a cached page. Design 5. */
export const TARGET = 0.6;
/** Wanted uncached list pages per second. */
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
    rows: measures.flatMap(({ page, encoding, bytes, file, cached, uncached, rendered }) => [
      row([page, encoding, 'arquivo'], bytes, file, file, uncached.bearing),
      ...Object.entries({ guardada: cached, 'não guardada': uncached, desenhada: rendered }).map(
        ([name, { bearing, cpu }]) => [
          ...row([page, encoding, name], bytes, bearing, file, uncached.bearing),
          formatNumber(cpu),
          bearing === cached.bearing ? '' : `${formatNumber((100 * bearing.perSecond) / UNCACHED_TARGET)} %`,
        ],
      ),
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
