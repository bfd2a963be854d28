/** A group of clients: a name that the shop gives to clients, and that prices and contents cite. */

export const GROUP_USES = [
  'policy',
  'promotion',
  'combo',
  'carousel',
  'home-block',
  'shopping-list',
] as const;
export type GroupUseKind = (typeof GROUP_USES)[number];

export interface GroupUse {
  readonly kind: GroupUseKind;
  /** Name of the policy, title of the carousel … */
  readonly name: string;
}

export interface ClientGroup {
  readonly name: string;
  readonly members: number;
  readonly uses: readonly GroupUse[];
}

/** Groups with members and groups that are only cited, by name. */
export function clientGroups(
  sizes: ReadonlyMap<string, number>,
  cited: readonly (GroupUse & { readonly group: string })[],
): readonly ClientGroup[] {
  const uses = Map.groupBy(cited, ({ group }) => group);
  return [...new Set([...sizes.keys(), ...uses.keys()])]
    .toSorted((a, b) => a.localeCompare(b, 'pt-BR'))
    .map((name) => ({
      name,
      members: sizes.get(name) ?? 0,
      uses: (uses.get(name) ?? []).map(({ kind, name: user }) => ({ kind, name: user })),
    }));
}
