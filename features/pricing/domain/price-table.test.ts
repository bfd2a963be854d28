import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defined } from '#kernel/defined.ts';
import { centavos } from '#kernel/money.ts';
import { ONE } from '#kernel/quantity.ts';
import type { SalesChannel } from './buyer.ts';
import { explainPrice } from './explain-price.ts';
import type { ClientTable, TableTerms } from './offer.ts';
import { offerFor, type PriceFacts, type TableObstacle, tableObstacle } from './offer-for.ts';
import { ALWAYS, changedTerms, type TermsChange } from './price-table.ts';
import { aPolicy, aTable, theFacts, VISITING } from './testing/a-policy.ts';

const NOW = 1_000;
const WEB = { buyer: VISITING, at: NOW };
const price = (normal: number) => ({ normal: centavos(normal) });

test.each<[string, Partial<TableTerms>, TableObstacle | undefined]>([
  ['without terms', {}, undefined],
  ['that begins now', { validity: { from: NOW } }, undefined],
  ['that begins right after', { validity: { from: NOW + 1 } }, 'not-begun'],
  ['that ends right after', { validity: { until: NOW + 1 } }, undefined],
  ['that ends now', { validity: { from: NOW - 1, until: NOW } }, 'over'],
  ['of this channel', { channels: ['WEB'] }, undefined],
  ['of both channels', { channels: ['MANUAL', 'WEB'] }, undefined],
  ['of the other channel', { channels: ['MANUAL'] }, 'other-channel'],
  ['of the other channel, over', { channels: ['MANUAL'], validity: { until: NOW } }, 'over'],
])('a table %s', (_, terms, obstacle) => {
  expect(tableObstacle({ ...ALWAYS, ...terms }, WEB)).toBe(obstacle);
});

describe('of several tables', () => {
  const own = aTable(price(900), { id: 'own', validity: { until: NOW } });
  const group = aTable(price(800), { id: 'group', channels: ['WEB'] });
  const other = aTable(price(700), { id: 'other' });
  const outcomes = (facts: Partial<PriceFacts>) =>
    explainPrice(theFacts(facts), ONE).tables.map(({ table, outcome }) => [table.id, outcome]);

  test('the first that applies makes the price, and each says why it does not', () => {
    const facts = { tables: [own, group, other], at: NOW };
    expect(offerFor(theFacts(facts)).normal).toBe(800);
    expect(outcomes(facts)).toEqual([
      ['own', 'over'],
      ['group', 'applied'],
      ['other', 'outranked'],
    ]);
    const attended = { ...facts, buyer: { ...VISITING, channel: 'MANUAL' as const } };
    expect(offerFor(theFacts(attended)).normal).toBe(700);
    expect(outcomes(attended)).toEqual([
      ['own', 'over'],
      ['group', 'other-channel'],
      ['other', 'applied'],
    ]);
    expect(offerFor(theFacts({ ...facts, at: NOW - 1 })).normal).toBe(900);
  });

  test('a product that is not in the first that applies has no price of the next', () => {
    const facts = { tables: [aTable(price(900), { prices: new Map() }), other], at: NOW };
    expect(offerFor(theFacts(facts)).normal).toBe(1_000);
    expect(outcomes(facts)).toEqual([
      ['t1', 'without-product'],
      ['other', 'outranked'],
    ]);
  });
});

const moment = fc.option(fc.integer({ min: 0, max: 20 }), { nil: undefined });
const channel = fc.constantFrom<SalesChannel>('WEB', 'MANUAL');
const tables = fc.array(
  fc
    .record({
      normal: fc.integer({ min: 1, max: 3_000 }),
      from: moment,
      until: moment,
      channels: fc.uniqueArray(channel),
      lists: fc.boolean(),
    })
    .map(
      ({ normal, from, until, channels, lists }): ClientTable => ({
        ...aTable(price(normal), { channels, validity: defined({ from, until }) }),
        ...(lists ? {} : { prices: new Map() }),
      }),
    ),
  { maxLength: 5 },
);

test('a table that does not apply changes no price: at any moment it is that of the others', () => {
  fc.assert(
    fc.property(tables, channel, fc.integer({ min: 0, max: 21 }), (all, way, at) => {
      const facts = theFacts({
        tables: all,
        policies: [aPolicy()],
        buyer: { ...VISITING, channel: way },
        at,
      });
      const applying = all.filter(
        ({ validity: { from = at, until = at + 1 }, channels }) =>
          from <= at && at < until && (channels.length !== 1 || channels[0] === way),
      );
      expect(offerFor(facts)).toEqual(offerFor({ ...facts, tables: applying }));
      expect(offerFor(facts)).toEqual(offerFor({ ...facts, tables: applying.slice(0, 1) }));
      const last = explainPrice(facts, ONE);
      expect(last.tables.filter(({ outcome }) => /applied|without/.test(outcome))).toHaveLength(
        Math.min(1, applying.length),
      );
    }),
  );
});

test.each<[string, TermsChange, TableTerms]>([
  ['nothing', {}, { validity: { from: 1, until: 9 }, channels: ['WEB'] }],
  ['another end', { until: 5 }, { validity: { from: 1, until: 5 }, channels: ['WEB'] }],
  ['no start', { from: null }, { validity: { until: 9 }, channels: ['WEB'] }],
  ['neither, everywhere', { from: null, until: null, channels: [] }, ALWAYS],
])('of terms, %s is changed', (_, change, terms) => {
  expect(changedTerms({ validity: { from: 1, until: 9 }, channels: ['WEB'] }, change)).toEqual(terms);
});
