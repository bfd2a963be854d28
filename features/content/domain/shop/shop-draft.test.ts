/** The rules of the draft of a shop's menu, footer and texts. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ShopMenu } from '#features/suppliers/domain/edited-shop.ts';
import {
  behindParts,
  contentsOf,
  type DraftParts,
  editedVersion,
  nextShopDraftVersion,
  PART_NAMES,
  type PartName,
  partNames,
  withDraftPart,
  withoutEmpty,
  withParts,
} from './shop-draft.ts';

const menu = (label: string): ShopMenu => ({ items: [{ label, href: '/c/ofertas' }], columns: [] });
const about = (title: string) => [{ title, body: 'Sim.' }];
const versions =
  (known: Partial<Record<PartName, number>> = {}) =>
  (name: PartName) =>
    known[name] ?? 1;

describe('a draft', () => {
  test('holds the parts that were changed, whatever the others are', () => {
    const first = withDraftPart({}, 'menu', menu('Natal'), { draft: 2, published: 1 });
    const both = withDraftPart(first, 'ABOUT', about('Quem somos'), { draft: 3, published: 4 });
    expect(partNames(both)).toEqual(['menu', 'ABOUT']);
    expect(contentsOf(both)).toEqual({ menu: menu('Natal'), ABOUT: about('Quem somos') });
    expect(both.menu).toEqual(first.menu);
  });

  test('remembers what each part began with, also when it is changed again', () => {
    const first = withDraftPart({}, 'menu', menu('Natal'), { draft: 2, published: 1 });
    const again = withDraftPart(first, 'menu', menu('Ano-novo'), { draft: 5, published: 4 });
    expect(again.menu).toEqual({ content: menu('Ano-novo'), base: 1, version: 5 });
  });

  test('is behind in the parts that the shop has changed since', () => {
    const parts: DraftParts = {
      menu: { content: menu('Natal'), base: 1, version: 2 },
      ABOUT: { content: about('Quem somos'), base: 4, version: 3 },
    };
    expect(behindParts(parts, versions({ ABOUT: 4 }))).toEqual([]);
    expect(behindParts(parts, versions({ ABOUT: 4, menu: 6 }))).toEqual(['menu']);
    expect(behindParts(parts, versions({ ABOUT: 4, PRIVACY_POLICY: 9 }))).toEqual([]);
  });

  test('takes what is brought back as begun now', () => {
    const parts: DraftParts = { menu: { content: menu('Natal'), base: 1, version: 2 } };
    const restored = withParts(parts, { menu: menu('Antigo'), ABOUT: [] }, 7, versions({ menu: 6 }));
    expect(restored).toEqual({
      menu: { content: menu('Antigo'), base: 6, version: 7 },
      ABOUT: { content: [], base: 1, version: 7 },
    });
  });
});

test('an editor works on the draft of a part, or else on what the shop shows', () => {
  const parts: DraftParts = { menu: { content: menu('Natal'), base: 1, version: 8 } };
  expect(editedVersion(parts, 'menu', versions({ menu: 3 }))).toBe(8);
  expect(editedVersion(parts, 'ABOUT', versions({ ABOUT: 3 }))).toBe(3);
});

test('a part in which nothing is written is left out', () => {
  expect(
    withoutEmpty({ menu: { items: [], columns: [] }, ABOUT: [], PRIVACY_POLICY: about('Dados') }),
  ).toEqual({
    PRIVACY_POLICY: about('Dados'),
  });
  expect(withoutEmpty({ menu: menu('Natal') })).toEqual({ menu: menu('Natal') });
});

test('one number names one state of a part, whatever is saved, drafted, published and discarded in any order', () => {
  const step = fc.oneof(
    fc.record({ do: fc.constant('draft' as const), name: fc.constantFrom(...PART_NAMES) }),
    fc.record({ do: fc.constant('save' as const), name: fc.constantFrom(...PART_NAMES) }),
    fc.constant({ do: 'publish' as const }),
    fc.constant({ do: 'discard' as const }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const published = new Map<PartName, number>();
      const versionOf = (name: PartName): number => published.get(name) ?? 1;
      let parts: DraftParts = {};
      let last = 0;
      const seen = new Map(PART_NAMES.map((name) => [name, new Set([1])]));
      const added = (name: PartName, version: number): void => {
        expect(seen.get(name)?.has(version)).toBe(false);
        seen.get(name)?.add(version);
      };
      // As the store counts: one more than before, and above the draft.
      const put = (name: PartName): void => {
        published.set(name, Math.max(versionOf(name) + 1, last + 1));
        added(name, versionOf(name));
      };
      for (const each of steps) {
        if (each.do === 'draft') {
          last = nextShopDraftVersion(last, PART_NAMES.map(versionOf));
          const content = each.name === 'menu' ? menu('Natal') : about('Quem somos');
          parts = withDraftPart(parts, each.name, content as never, {
            draft: last,
            published: versionOf(each.name),
          });
          added(each.name, last);
        } else if (each.do === 'save') put(each.name);
        else {
          if (each.do === 'publish') for (const name of partNames(parts)) put(name);
          parts = {};
        }
      }
    }),
  );
});
