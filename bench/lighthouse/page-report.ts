/** The figures of a page, from Lighthouse's result. */
import { median } from '../measure/percentile.ts';
import { formatNumber, formatTable } from '../measure/table.ts';

export interface Page {
  readonly name: string;
  readonly path: string;
}

/** The part of Lighthouse's JSON that is used here. */
export interface LighthouseResult {
  readonly environment: { readonly benchmarkIndex: number };
  readonly categories: Readonly<
    Record<
      string,
      {
        readonly score: number | null;
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
      }
    >
  >;
  readonly audits: Readonly<
    Record<
      string,
      {
        readonly title: string;
        readonly score: number | null;
        readonly numericValue?: number;
        readonly displayValue?: string;
        readonly details?: { readonly items?: readonly NetworkItem[] };
      }
    >
  >;
}

interface NetworkItem {
  readonly resourceType?: string;
  readonly transferSize?: number;
}

export interface PageReport {
  readonly page: Page;
  /** 0 to 100, by category. */
  readonly scores: Readonly<Record<Category, number>>;
  /** Milliseconds; `cls` has no unit. */
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  /** Compressed bytes over the network. */
  readonly scriptBytes: number;
  readonly totalBytes: number;
  /** How fast Lighthouse found this machine; a fast desktop has 1,500 or more. */
  readonly benchmarkIndex: number;
  /** Audits that lower a score. */
  readonly failed: readonly string[];
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

export function reportOf(page: Page, { environment, categories, audits }: LighthouseResult): PageReport {
  const value = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN;
  const requests = audits['network-requests']?.details?.items ?? [];
  const bytes = (items: readonly NetworkItem[]): number =>
    items.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  const failed = CATEGORIES.flatMap((category) =>
    (categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = audits[id];
      if (audit === undefined || weight === 0 || audit.score === null || audit.score >= 0.9) return [];
      return [`${category}: ${id} (${audit.displayValue ?? audit.title})`];
    }),
  );
  return {
    page,
    scores: scoresOf((category) => Math.round((categories[category]?.score ?? 0) * 100)),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    scriptBytes: bytes(requests.filter(({ resourceType }) => resourceType === 'Script')),
    totalBytes: bytes(requests),
    benchmarkIndex: environment.benchmarkIndex,
    failed,
  };
}

/** The median of each figure; failed audits of all runs, each once. */
export function summarise(runs: readonly PageReport[]): PageReport {
  const [first] = runs;
  if (first === undefined) throw new Error('nothing was inspected');
  const middle = (of: (report: PageReport) => number): number => median(runs.map(of));
  return {
    page: first.page,
    scores: scoresOf((category) => middle(({ scores }) => scores[category])),
    lcp: middle(({ lcp }) => lcp),
    tbt: middle(({ tbt }) => tbt),
    cls: middle(({ cls }) => cls),
    scriptBytes: middle(({ scriptBytes }) => scriptBytes),
    totalBytes: middle(({ totalBytes }) => totalBytes),
    benchmarkIndex: middle(({ benchmarkIndex }) => benchmarkIndex),
    failed: [...new Map(runs.flatMap(({ failed }) => failed).map((one) => [auditIn(one), one])).values()],
  };
}

/** Runs report the same audit with different figures in brackets. */
const auditIn = (one: string): string => one.split(' (')[0] ?? one;

const scoresOf = (score: (category: Category) => number): PageReport['scores'] => ({
  performance: score('performance'),
  accessibility: score('accessibility'),
  'best-practices': score('best-practices'),
  seo: score('seo'),
});

/** The targets of each page. An e2e test checks the 135 kB (gzipped) of the first page's scripts. */
const WANTED = ['meta', '≥ 95', '100', '100', '100', '', '', '< 0,02', '', '', ''];

const KIB = 1_024;

export function formatPages(reports: readonly PageReport[]): string {
  const table = formatTable({
    head: [
      'página',
      'desemp.',
      'acess.',
      'práticas',
      'SEO',
      'LCP s',
      'TBT ms',
      'CLS',
      'JS KiB',
      'tudo KiB',
      'máquina',
    ],
    rows: [
      ...reports.map(({ page, scores, lcp, tbt, cls, scriptBytes, totalBytes, benchmarkIndex }) => [
        page.name,
        ...CATEGORIES.map((category) => formatNumber(scores[category])),
        formatNumber(lcp / 1_000, 2),
        formatNumber(tbt),
        formatNumber(cls, 3),
        formatNumber(scriptBytes / KIB),
        formatNumber(totalBytes / KIB),
        formatNumber(benchmarkIndex),
      ]),
      WANTED,
    ],
    words: 1,
  });
  const failed = reports.flatMap(({ page, failed }) => failed.map((audit) => `  ${page.name}: ${audit}`));
  return failed.length === 0 ? table : `${table}\n\nAbaixo do esperado:\n${failed.join('\n')}`;
}
