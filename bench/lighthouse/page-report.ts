/** What is told of a page, read from Lighthouse's result. */
import { median } from '../percentile.ts';
import { formatNumber, formatTable } from '../table.ts';

export interface Page {
  readonly name: string;
  readonly path: string;
}

/** The part of Lighthouse's JSON that is read here. */
export interface LighthouseResult {
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
  /** Milliseconds, and the layout's shift. */
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  /** Over the network, compressed. */
  readonly scriptBytes: number;
  readonly totalBytes: number;
  /** Audits below full marks that count towards a score. */
  readonly failed: readonly string[];
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

export function reportOf(page: Page, { categories, audits }: LighthouseResult): PageReport {
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
    failed,
  };
}

/** The middle of each figure; what failed in any run, once. */
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
    failed: [...new Map(runs.flatMap(({ failed }) => failed).map((told) => [auditIn(told), told])).values()],
  };
}

/** Runs tell the same audit with other figures. */
const auditIn = (told: string): string => told.split(' (')[0] ?? told;

const scoresOf = (score: (category: Category) => number): PageReport['scores'] => ({
  performance: score('performance'),
  accessibility: score('accessibility'),
  'best-practices': score('best-practices'),
  seo: score('seo'),
});

/** What each page has to reach. The scripts of the first page alone, 135 kB gzipped, are weighed by an e2e test. */
const WANTED = ['meta', '≥ 95', '100', '100', '100', '', '', '< 0,02', '', ''];

const KIB = 1_024;

export function formatPages(reports: readonly PageReport[]): string {
  const table = formatTable({
    head: ['página', 'desemp.', 'acess.', 'práticas', 'SEO', 'LCP s', 'TBT ms', 'CLS', 'JS KiB', 'tudo KiB'],
    rows: [
      ...reports.map(({ page, scores, lcp, tbt, cls, scriptBytes, totalBytes }) => [
        page.name,
        ...CATEGORIES.map((category) => formatNumber(scores[category])),
        formatNumber(lcp / 1_000, 1),
        formatNumber(tbt),
        formatNumber(cls, 3),
        formatNumber(scriptBytes / KIB),
        formatNumber(totalBytes / KIB),
      ]),
      WANTED,
    ],
    words: 1,
  });
  const failed = reports.flatMap(({ page, failed }) => failed.map((audit) => `  ${page.name}: ${audit}`));
  return failed.length === 0 ? table : `${table}\n\nAbaixo do esperado:\n${failed.join('\n')}`;
}
