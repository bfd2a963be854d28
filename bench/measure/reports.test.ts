import { expect, test } from 'vitest';
import { formatPages, reportOf, summarise } from '../lighthouse/page-report.ts';
import { errorsOf, workReport } from './report.ts';

const measured = (perSecond: number, errors = 0) => ({
  perSecond,
  answers: perSecond,
  p50: 1,
  p99: 2,
  errors,
  statuses: {},
});

test('each work is compared with its own route and with the query of 20 rows', () => {
  const items = measured(1_000);
  const works = [
    { work: 'lista', route: '/items', floor: items, product: measured(500), items },
    { work: 'pedido', route: '/order', floor: measured(200, 1), product: measured(100, 2), items },
  ].map(workReport);
  expect(works.map(({ ratioToRoute, ratioToItems }) => [ratioToRoute, ratioToItems])).toEqual([
    [0.5, 0.5],
    [0.5, 0.1],
  ]);
  expect(errorsOf({ works })).toBe(3);
});

const page = { name: 'lista', path: '/loja/c/frutas' };
const lighthouse = (performance: number, lcp: number) => ({
  environment: { benchmarkIndex: 1_800 },
  categories: {
    performance: { score: performance, auditRefs: [{ id: 'largest-contentful-paint', weight: 25 }] },
    accessibility: { score: 1, auditRefs: [{ id: 'image-alt', weight: 0 }] },
  },
  audits: {
    'largest-contentful-paint': { title: 'LCP', score: performance, numericValue: lcp, displayValue: '3 s' },
    'image-alt': { title: 'Images', score: 0 },
    'network-requests': {
      title: 'Requests',
      score: null,
      details: {
        items: [
          { resourceType: 'Script', transferSize: 1_000 },
          { resourceType: 'Image', transferSize: 500 },
          { resourceType: 'Script', transferSize: 24 },
        ],
      },
    },
  },
});

test('a page is reported by its scores, its scripts and the audits that cost points', () => {
  const report = reportOf(page, lighthouse(0.75, 3_000));
  expect(report).toMatchObject({
    scores: { performance: 75, accessibility: 100 },
    lcp: 3_000,
    scriptBytes: 1_024,
    totalBytes: 1_524,
    benchmarkIndex: 1_800,
  });
  expect(report.failed).toEqual(['performance: largest-contentful-paint (3 s)']);
});

test('of several runs each figure is the middle one', () => {
  const runs = [lighthouse(0.7, 900), lighthouse(0.95, 3_000), lighthouse(0.8, 1_000)];
  const report = summarise(runs.map((run) => reportOf(page, run)));
  expect([report.scores.performance, report.lcp]).toEqual([80, 1_000]);
  expect(report.failed).toHaveLength(1);
  expect(formatPages([report])).toContain('lista: performance: largest-contentful-paint');
});
