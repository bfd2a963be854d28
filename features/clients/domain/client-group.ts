/** A group of clients: a name that the shop, or a rule, gives to clients, and that prices and contents cite. */
import { defined } from '#kernel/defined.ts';

export const GROUP_USES = [
  'policy',
  'promotion',
  'combo',
  'carousel',
  'home-block',
  'shopping-list',
  'price-table',
  'payment-method',
] as const;
export type GroupUseKind = (typeof GROUP_USES)[number];

export interface GroupUse {
  readonly kind: GroupUseKind;
  /** Name of the policy, title of the carousel … */
  readonly name: string;
}

/** A group that a rule fills: `rules/automatic-group.ts`. */
export interface AutomaticMark {
  readonly id: string;
  readonly running: boolean;
  readonly emptying: boolean;
}

export interface ClientGroup {
  readonly name: string;
  readonly members: number;
  readonly uses: readonly GroupUse[];
  /** Absent: its clients are chosen by hand. */
  readonly automatic?: AutomaticMark;
}

/** Groups with members, with a rule, and groups that are only cited, by name. */
export function clientGroups(
  sizes: ReadonlyMap<string, number>,
  cited: readonly (GroupUse & { readonly group: string })[],
  automatic: ReadonlyMap<string, AutomaticMark> = new Map(),
): readonly ClientGroup[] {
  const uses = Map.groupBy(cited, ({ group }) => group);
  return [...new Set([...sizes.keys(), ...uses.keys(), ...automatic.keys()])]
    .toSorted((a, b) => a.localeCompare(b, 'pt-BR'))
    .map((name) => ({
      name,
      members: sizes.get(name) ?? 0,
      uses: (uses.get(name) ?? []).map(({ kind, name: user }) => ({ kind, name: user })),
      ...defined({ automatic: automatic.get(name) }),
    }));
}
