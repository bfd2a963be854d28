/** Whether two rows differ in one of these columns, as the database would compare them. */
export const differs = <Column extends string>(
  before: Readonly<Partial<Record<Column, unknown>>>,
  after: Readonly<Partial<Record<Column, unknown>>>,
  columns: readonly Column[],
): boolean => columns.some((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
