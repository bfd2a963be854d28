import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageProblem, publicationProblem, showsNothing } from './page-problem.ts';
import { linksTo, type PublishedPage, shownPages } from './shown-page.ts';
import { hasDraft, type Publication, pageStatus, publicationAt, withPublication } from './static-page.ts';

const NOW = 1_000;
const always = { version: 1, from: 0 };
const campaign = { version: 2, from: 2_000, until: 3_000 };

describe('of a page is shown', () => {
  test.each([
    ['nothing before it is published', [{ version: 1, from: 1_001 }], undefined],
    ['what began at this moment', [{ version: 1, from: 1_000 }], 1],
    ['nothing from its end on', [{ version: 1, from: 0, until: 1_000 }], undefined],
    ['the last moment before its end', [{ version: 1, from: 0, until: 1_001 }], 1],
    ['what began last', [always, { version: 2, from: 900 }], 2],
    ['what began before, once the last has ended', [always, { version: 2, from: 900, until: 950 }], 1],
  ])('%s', (_, publications: Publication[], version) => {
    expect(publicationAt(publications, NOW)?.version).toBe(version);
  });
});

describe('a publication', () => {
  test('that begins now replaces those before it, and leaves the scheduled ones', () => {
    expect(withPublication([always, campaign], { version: 3, from: NOW }, NOW)).toEqual([
      { version: 3, from: NOW },
      campaign,
    ]);
  });

  test('that is scheduled covers what is shown, which returns when it ends', () => {
    const both = withPublication([always], campaign, NOW);
    expect([1_999, 2_000, 2_999, 3_000].map((at) => publicationAt(both, at)?.version)).toEqual([1, 2, 2, 1]);
  });

  test('scheduled for the moment of another takes its place', () => {
    expect(withPublication([campaign], { version: 3, from: 2_000 }, NOW)).toEqual([
      { version: 3, from: 2_000 },
    ]);
  });

  const moments = fc.integer({ min: 0, max: 40 });
  const periods = fc
    .record({ version: fc.integer({ min: 1, max: 9 }), from: moments, length: fc.option(moments) })
    .map(({ version, from, length }) => ({
      version,
      from,
      ...(length === null ? {} : { until: from + length + 1 }),
    }));

  test('is shown when it begins, whatever was published before, and no ended one stays', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(periods, { selector: ({ from }) => from }),
        periods,
        moments,
        (before, wanted, now) => {
          const added = { ...wanted, from: Math.max(wanted.from, now) };
          if (publicationProblem(added, now) !== undefined) return;
          const after = withPublication(before, added, now);
          expect(publicationAt(after, added.from)).toEqual(added);
          expect(new Set(after.map(({ from }) => from)).size).toBe(after.length);
          expect(after.filter(({ until }) => until !== undefined && until <= now)).toEqual([]);
          // Until a scheduled one begins, everything is as it was.
          if (added.from > now)
            expect(publicationAt(after, now)?.from).toEqual(publicationAt(before, now)?.from);
        },
      ),
    );
  });
});

test.each([
  [{ archived: false, publications: [] }, 'draft'],
  [{ archived: false, publications: [campaign] }, 'scheduled'],
  [{ archived: false, publications: [always, campaign] }, 'published'],
  [{ archived: true, publications: [always] }, 'archived'],
] as const)('%j is %s', (page, status) => {
  expect(pageStatus(page, NOW)).toBe(status);
});

test('a version that is neither shown nor scheduled is a draft', () => {
  const latest = { version: 2, title: '', description: '', savedAt: 0 };
  expect(hasDraft({ latest, publications: [always] })).toBe(true);
  expect(hasDraft({ latest, publications: [always, campaign] })).toBe(false);
});

test.each([
  [{ slug: 'trocas-e-devolucoes', title: 'Trocas', html: '' }, undefined],
  [{ slug: 'trocas', title: '  ', html: '' }, 'page-without-title'],
  [{ slug: '', title: 'Trocas', html: '' }, 'page-without-address'],
  [{ slug: 'Trocas', title: 'Trocas', html: '' }, 'page-without-address'],
  [{ slug: 'trocas/x', title: 'Trocas', html: '' }, 'page-without-address'],
  [{ slug: 'trocas-', title: 'Trocas', html: '' }, 'page-without-address'],
  [{ slug: 'a'.repeat(81), title: 'Trocas', html: '' }, 'page-without-address'],
  [{ slug: 'trocas', title: 'Trocas', html: 'a'.repeat(100_001) }, 'page-too-long'],
])('%# %j: %s', (page, problem) => {
  expect(pageProblem(page)).toBe(problem);
});

test.each([
  ['', true],
  ['<p> </p><hr />', true],
  ['<p>Texto</p>', false],
  ['<img src="/fotos/a-960.webp" />', false],
])('%j shows nothing: %s', (html, nothing) => {
  expect(showsNothing(html)).toBe(nothing);
});

describe('shoppers see', () => {
  const page = (slug: string, more: Partial<PublishedPage> = {}): PublishedPage => ({
    id: slug,
    slug,
    tags: ['WEB'],
    inMenu: false,
    publications: [{ ...always, title: slug.toUpperCase(), description: '', savedAt: 5 }],
    ...more,
  });

  test('only pages with the tag, as they are at the moment, in the shop’s order', () => {
    const campaignText = { ...campaign, title: 'Campanha', description: '', savedAt: 6 };
    const pages = [
      page('b', { publications: [...page('b').publications, campaignText] }),
      page('app', { tags: ['APP'] }),
      page('a', { tags: ['APP', 'WEB'] }),
    ];
    const titles = (tag: string, now: number) => shownPages(pages, tag, now).map(({ title }) => title);
    expect(titles('WEB', NOW)).toEqual(['B', 'A']);
    expect(titles('WEB', 2_500)).toEqual(['Campanha', 'A']);
    expect(titles('APP', NOW)).toEqual(['APP', 'A']);
  });

  test('links to those that have a place in menu or footer, by their label', () => {
    const pages = [page('a', { footerColumn: 'Ajuda' }), page('b'), page('c', { inMenu: true, label: 'Cê' })];
    expect(linksTo(shownPages(pages, 'WEB', NOW))).toEqual([
      { label: 'A', href: '/pagina/a', inMenu: false, footerColumn: 'Ajuda' },
      { label: 'Cê', href: '/pagina/c', inMenu: true },
    ]);
  });
});
