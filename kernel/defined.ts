/** The properties of `T`; those that may be undefined are optional, and then absent. */
type Defined<T> = {
  [Key in keyof T as undefined extends T[Key] ? never : Key]: T[Key];
} & {
  [Key in keyof T as undefined extends T[Key] ? Key : never]?: Exclude<T[Key], undefined>;
};

/**
 * The object without its undefined properties, for optional properties that must be absent rather than undefined:
 * `{ number, ...defined({ coupon, charge }) }`. Null stays. For the keys of a literal, not for names that users chose.
 */
export function defined<const T extends object>(values: T): Defined<T>;
export function defined(values: Readonly<Record<string, unknown>>): object {
  const present: Record<string, unknown> = {};
  for (const key in values) if (values[key] !== undefined) present[key] = values[key];
  return present;
}
