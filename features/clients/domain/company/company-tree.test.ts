import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ClientId } from '#kernel/ids.ts';
import { branchesOf, cnpjRoot, headOf, isHeadOffice, linkProblem, MAX_COMPANIES } from './company-tree.ts';

const parentsOf = (pairs: Readonly<Record<string, string>>) => new Map(Object.entries(pairs));

describe('a link', () => {
  test.each([
    ['a single company to another', {}, 'b', 'a', undefined],
    ['a branch to a second one of its head', { b: 'a', c: 'a' }, 'c', 'b', undefined],
    ['a company to itself', {}, 'a', 'a', 'company-below-itself'],
    ['a head office to its own branch', { b: 'a' }, 'a', 'b', 'company-below-itself'],
    ['a head office to a branch of its branch', { b: 'a', c: 'b' }, 'a', 'c', 'company-below-itself'],
    ['a fourth level', { b: 'a', c: 'b' }, 'd', 'c', 'company-tree-too-deep'],
    ['a company with branches below a branch', { b: 'a', d: 'c' }, 'c', 'b', 'company-tree-too-deep'],
    ['a company with branches below a head office', { b: 'a', d: 'c' }, 'c', 'a', undefined],
  ])('of %s', (_, pairs, child, parent, problem) => {
    const parents = parentsOf(pairs as Record<string, string>);
    expect(linkProblem(parents, child, parent)).toBe(problem);
  });

  test('to a full tree is refused, within it a company moves', () => {
    const names = Array.from({ length: MAX_COMPANIES - 1 }, (_, index) => `b${index}`);
    const parents = parentsOf(Object.fromEntries(names.map((name) => [name, 'a'])));
    expect(linkProblem(parents, 'new', 'a')).toBe('company-tree-full');
    expect(linkProblem(parents, 'b1', 'b2')).toBeUndefined();
  });
});

/** Says each rule a second time, by counting from scratch. */
function faultsOf(parents: ReadonlyMap<ClientId, ClientId>): readonly string[] {
  const faults: string[] = [];
  for (const id of parents.keys()) {
    const seen = new Set([id]);
    let at = parents.get(id);
    while (at !== undefined && !seen.has(at)) {
      seen.add(at);
      at = parents.get(at);
    }
    if (at !== undefined) faults.push(`${id} is in a circle`);
    else if (seen.size > 3) faults.push(`${id} is on level ${seen.size}`);
  }
  return faults;
}

const company = fc.constantFrom(...'abcdefghi');
const links = fc.array(fc.record({ child: company, parent: fc.option(company) }), { maxLength: 40 });

test('whatever is linked, moved and unlinked by the rule, no tree has a circle or a fourth level', () => {
  fc.assert(
    fc.property(links, (wanted) => {
      const parents = new Map<ClientId, ClientId>();
      for (const { child, parent } of wanted) {
        if (parent === null) parents.delete(child);
        else {
          const linked = new Map([...parents, [child, parent]]);
          const allowed = linkProblem(parents, child, parent) === undefined;
          // Neither more nor less is refused than what would break a tree.
          expect(faultsOf(linked).length === 0).toBe(allowed);
          if (allowed) parents.set(child, parent);
        }
      }
      expect(faultsOf(parents)).toEqual([]);
    }),
  );
});

test('every company of a tree is listed once, after its parent', () => {
  fc.assert(
    fc.property(links, (wanted) => {
      const parents = new Map<ClientId, ClientId>();
      for (const { child, parent } of wanted)
        if (parent !== null && linkProblem(parents, child, parent) === undefined) parents.set(child, parent);
      for (const id of [...parents.keys(), ...parents.values()]) {
        const head = headOf(parents, id);
        const listed = branchesOf(parents, head).map((branch) => branch.id);
        expect(parents.has(head)).toBe(false);
        expect(new Set(listed).size).toBe(listed.length);
        expect(listed).toContain(id);
        const parent = parents.get(id);
        if (parent !== undefined) expect(listed.indexOf(parent)).toBeLessThan(listed.indexOf(id));
      }
    }),
  );
});

test('branches stand in the order that is asked for', () => {
  const parents = parentsOf({ c: 'a', b: 'a', d: 'b' });
  expect(branchesOf(parents, 'a', (one, other) => one.localeCompare(other))).toEqual([
    { id: 'a', level: 1 },
    { id: 'b', level: 2 },
    { id: 'd', level: 3 },
    { id: 'c', level: 2 },
  ]);
});

test.each([
  ['11222333000181', '11222333', true],
  ['11222333000262', '11222333', false],
  ['12ABC34501DE35', '12ABC345', false],
  ['52998224725', undefined, false],
  [null, undefined, false],
])('the root of %s is %s', (document, root, head) => {
  expect(cnpjRoot(document)).toBe(root);
  expect(isHeadOffice(document)).toBe(head);
});
