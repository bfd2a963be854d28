/** What to do when two people have edited the same thing: the fields that the other changed, and the merged values. */

export interface ChangedField {
  readonly name: string;
  readonly before: unknown;
  readonly theirs: unknown;
  readonly yours: unknown;
  /** Both changed it, to different values: the person decides. */
  readonly clash: boolean;
}

export interface Conflict<Values> {
  readonly theirs: Values;
  readonly version: number;
  /** Those that the other changed, in the form's order. */
  readonly fields: readonly ChangedField[];
}

type Fields = Readonly<Record<string, unknown>>;

/** Same contents: plain values, lists and objects of them. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSame((one as Fields)[name], (other as Fields)[name]));
}

/** The fields that the other changed since `before`, which is what this person began with. */
export const changedFields = (before: Fields, theirs: Fields, yours: Fields): readonly ChangedField[] =>
  Object.keys(theirs)
    .filter((name) => !isSame(before[name], theirs[name]))
    .map((name) => ({
      name,
      before: before[name],
      theirs: theirs[name],
      yours: yours[name],
      clash: !isSame(before[name], yours[name]) && !isSame(theirs[name], yours[name]),
    }));

/**
 * What this person typed, with the other's value wherever this person changed nothing, and wherever `takeTheirs` names the field.
 * A field that the other did not touch is never taken from them.
 */
export const mergedValues = (
  { fields }: Pick<Conflict<Fields>, 'fields'>,
  yours: Fields,
  takeTheirs: readonly string[],
): Fields => ({
  ...yours,
  ...Object.fromEntries(
    fields
      .filter(({ name, clash }) => !clash || takeTheirs.includes(name))
      .map(({ name, theirs }) => [name, theirs]),
  ),
});
