import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CommitWith } from '#platform/db/database.ts';
import { type Effect, runEffects, unconditional } from './effect.ts';

/** Effects that write their names, `answered` ones as those whose result is needed. */
function watched() {
  const done: string[] = [];
  const doing = (name: string) => async () => {
    done.push(name);
    return name;
  };
  const effect = (name: string, needsResult: boolean): Effect<string> =>
    needsResult ? { run: doing(name) } : unconditional(doing(name));
  const commitWith: CommitWith = async (work) => {
    const started = work();
    done.push('commit');
    return started;
  };
  return { done, effect, commitWith };
}

const needsResult = fc.array(fc.boolean(), { maxLength: 4 });

test('every effect is executed exactly once, whichever of them need their result', async () => {
  await fc.assert(
    fc.asyncProperty(
      needsResult,
      needsResult,
      needsResult,
      fc.option(fc.boolean(), { nil: undefined }),
      needsResult,
      fc.boolean(),
      async (first, claims, concurrent, charge, records, mayCommit) => {
        const { done, effect, commitWith } = watched();
        const effects = {
          first: first.map((needs, index) => effect(`first ${index}`, needs)),
          claims: claims.map((needs, index) => effect(`claim ${index}`, needs)),
          concurrent: concurrent.map((needs, index) => effect(`beside ${index}`, needs)),
          charge: charge === undefined ? undefined : effect('charge', charge),
          records: records.map((needs, index) => effect(`record ${index}`, needs)),
        };
        const opened = await runEffects(effects, mayCommit ? commitWith : undefined);
        const all = [
          ...first.map((_, index) => `first ${index}`),
          ...claims.map((_, index) => `claim ${index}`),
          ...concurrent.map((_, index) => `beside ${index}`),
          ...(charge === undefined ? [] : ['charge']),
          ...records.map((_, index) => `record ${index}`),
        ];
        const needed = [...first, ...claims, ...concurrent, charge ?? false, ...records].some(
          (needs) => needs,
        );
        // With COMMIT everything is sent in the order of the list; nothing is committed here if a result is needed.
        if (mayCommit && !needed) expect(done).toEqual([...all, 'commit']);
        else expect(done.toSorted()).toEqual(all.toSorted());
        expect(opened).toBe(charge === undefined ? undefined : 'charge');
      },
    ),
  );
});

test('a claim that fails leaves what depends on it unwritten', async () => {
  const { done, effect } = watched();
  const failing: Effect = { run: () => Promise.reject(new Error('coupon')) };
  const effects = {
    first: [effect('rows', false)],
    claims: [failing],
    concurrent: [],
    charge: effect('charge', false),
    records: [],
  };
  await expect(runEffects(effects, undefined)).rejects.toThrow('coupon');
  expect(done).toEqual(['rows']);
});
