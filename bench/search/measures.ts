/** How good one answer is, and how good many are. */
import { median, percentile } from '../percentile.ts';

/** What was asked, and which products a human-stated rule calls right. */
export interface JudgedQuery {
  readonly id: string;
  readonly kind: string;
  readonly text: string;
  /** Codes; none where the right answer is an empty one. */
  readonly relevant: readonly string[];
}

/** What came: codes in their order, and whether the search said that it is not exactly what was asked. */
export interface FoundAnswer {
  readonly codes: readonly string[];
  readonly approximate: boolean;
  readonly milliseconds: number;
}

export interface Quality {
  /** One where a right one is among the first ten. */
  readonly success: number;
  /** Share of right ones among the first ten, or among the first so many as there are. */
  readonly precision: number;
  /** Share of the right ones that are among the first fifty. */
  readonly recall: number;
  /** One over the place of the first right one. */
  readonly reciprocalRank: number;
}

export function qualityOf(relevant: readonly string[], codes: readonly string[]): Quality {
  const right = new Set(relevant);
  const rightAmong = (first: number): number =>
    codes.slice(0, first).filter((code) => right.has(code)).length;
  const few = Math.min(10, right.size);
  const place = codes.findIndex((code) => right.has(code));
  return {
    success: rightAmong(10) > 0 ? 1 : 0,
    precision: few === 0 ? 0 : rightAmong(few) / few,
    recall: right.size === 0 ? 0 : rightAmong(50) / right.size,
    reciprocalRank: place < 0 ? 0 : 1 / (place + 1),
  };
}

/** Of queries that have no right product: empty, or said to be only alike. */
export const isHonest = ({ codes, approximate }: FoundAnswer): boolean => codes.length === 0 || approximate;

export interface KindReport {
  readonly kind: string;
  readonly queries: number;
  /** Means over the queries that have right products; absent where none has. */
  readonly quality?: Quality;
  /** How many queries have no right product, and how many of those were answered so. */
  readonly impossible: number;
  readonly honest: number;
  readonly medianMilliseconds: number;
  readonly p95Milliseconds: number;
}

export interface Judged {
  readonly query: JudgedQuery;
  readonly answer: FoundAnswer;
}

/** Every kind in the order of the alphabet, and last all together. */
export function reportOf(judged: readonly Judged[], overall: string): KindReport[] {
  const kinds = [...new Set(judged.map(({ query }) => query.kind))].toSorted();
  return [
    ...kinds.map((kind) =>
      summarise(
        kind,
        judged.filter(({ query }) => query.kind === kind),
      ),
    ),
    summarise(overall, judged),
  ];
}

function summarise(kind: string, judged: readonly Judged[]): KindReport {
  const possible = judged.filter(({ query }) => query.relevant.length > 0);
  const impossible = judged.filter(({ query }) => query.relevant.length === 0);
  const qualities = possible.map(({ query, answer }) => qualityOf(query.relevant, answer.codes));
  const mean = (of: (quality: Quality) => number): number =>
    qualities.reduce((sum, quality) => sum + of(quality), 0) / qualities.length;
  const times = judged.map(({ answer }) => answer.milliseconds);
  return {
    kind,
    queries: judged.length,
    ...(qualities.length === 0
      ? {}
      : {
          quality: {
            success: mean(({ success }) => success),
            precision: mean(({ precision }) => precision),
            recall: mean(({ recall }) => recall),
            reciprocalRank: mean(({ reciprocalRank }) => reciprocalRank),
          },
        }),
    impossible: impossible.length,
    honest: impossible.filter(({ answer }) => isHonest(answer)).length,
    medianMilliseconds: median(times),
    p95Milliseconds: percentile(Float64Array.from(times).sort(), 0.95),
  };
}

/** Found late, not at all, or among much that is wrong. */
export function isWeak({ query, answer }: Judged): boolean {
  if (query.relevant.length === 0) return !isHonest(answer);
  const { precision, reciprocalRank } = qualityOf(query.relevant, answer.codes);
  return precision < 0.8 || reciprocalRank < 1;
}
