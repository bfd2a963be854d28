import { formatNumber, formatTable } from '../measure/table.ts';
import { isWeak, type Judged, type KindReport, qualityOf } from './measures.ts';
import type { SampleReport } from './sampled-products.ts';

/** One row per kind of query. */
export const formatKinds = (kinds: readonly KindReport[]): string =>
  formatTable({
    head: [
      'tipo',
      'consultas',
      'sucesso@10',
      'precisão@10',
      'cobertura@50',
      'MRR',
      'sem resultado',
      'mediana ms',
      'p95 ms',
    ],
    rows: kinds.map(({ kind, queries, quality, impossible, honest, medianMilliseconds, p95Milliseconds }) => [
      kind,
      formatNumber(queries),
      formatNumber(quality?.success, 3),
      formatNumber(quality?.precision, 3),
      formatNumber(quality?.recall, 3),
      formatNumber(quality?.reciprocalRank, 3),
      impossible === 0 ? '–' : `${honest} de ${impossible}`,
      formatNumber(medianMilliseconds, 1),
      formatNumber(p95Milliseconds, 1),
    ]),
    words: 1,
  });

/** The queries with the worst results. */
export const formatWeak = (judged: readonly Judged[]): string =>
  formatTable({
    head: ['id', 'tipo', 'consulta', 'certos', 'vieram', 'precisão@10', 'MRR'],
    rows: judged.filter(isWeak).map(({ query, answer }) => {
      const { precision, reciprocalRank } = qualityOf(query.relevant, answer.codes);
      return [
        query.id,
        query.kind,
        query.text,
        formatNumber(query.relevant.length),
        formatNumber(answer.codes.length),
        formatNumber(precision, 2),
        formatNumber(reciprocalRank, 2),
      ];
    }),
    words: 3,
  });

/** How often a product is found by two or three distinctive words of its name, in any order. */
export const formatSample = (title: string, { sampled, found, equals, attainable }: SampleReport): string =>
  formatTable({
    head: ['palavras marcantes', 'produtos', 'entre os dez', 'ou iguais a ele', 'máximo possível'],
    rows: [
      [
        title,
        formatNumber(sampled),
        formatNumber(found / sampled, 3),
        formatNumber((found + equals) / sampled, 3),
        formatNumber(attainable / sampled, 3),
      ],
    ],
    words: 1,
  });
