/** Quality of one result, and of many. */
import { median, percentile } from '../measure/percentile.ts';

/** A query, and the products that a human-stated rule calls correct. */
export interface JudgedQuery {
  readonly id: string;
  readonly kind: string;
  readonly text: string;
  /** Product codes; empty where the correct result is empty. */
  readonly relevant: readonly string[];
}

/** A result: codes in order, and whether the search marked it as approximate. */
export interface FoundAnswer {
  readonly codes: readonly string[];
  readonly approximate: boolean;
  readonly milliseconds: number;
}

export interface Quality {
  /** 1 where a correct product is among the first ten, else 0. */
  readonly success: number;
  /** Share of correct products among the first ten, or among the first n where only n are correct. */
  readonly precision: number;
  /** Share of the correct products that are among the first fifty. */
  readonly recall: number;
  /** 1 ÷ the rank of the first correct product. */
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

/** For queries without a correct product: the result is empty or marked as approximate. */
export const isHonest = ({ codes, approximate }: FoundAnswer): boolean => codes.length === 0 || approximate;

export interface KindReport {
  readonly kind: string;
  readonly queries: number;
  /** Means over the queries with correct products; absent where there are none. */
  readonly quality?: Quality;
  /** Number of queries without a correct product, and how many of them were answered honestly. */
  readonly impossible: number;
  readonly honest: number;
  readonly medianMilliseconds: number;
  readonly p95Milliseconds: number;
}

export interface Judged {
  readonly query: JudgedQuery;
  readonly answer: FoundAnswer;
}

/** One report per kind in alphabetical order, then one overall. */
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

/** Correct products come late, not at all, or among many wrong ones. */
export function isWeak({ query, answer }: Judged): boolean {
  if (query.relevant.length === 0) return !isHonest(answer);
  const { precision, reciprocalRank } = qualityOf(query.relevant, answer.codes);
  return precision < 0.8 || reciprocalRank < 1;
}
