/** Which columns of a table a person has chosen to see. */
import { usePreference } from '../panel-scope.ts';
import type { Column } from './column.ts';

type Choices = Readonly<Record<string, boolean>>;

const choicesOf = (stored: unknown): Choices =>
  typeof stored === 'object' && stored !== null
    ? Object.fromEntries(Object.entries(stored).filter(([, shown]) => typeof shown === 'boolean'))
    : {};

/** What is shown: as chosen, or as the column says where nothing was chosen. */
export const shownColumns = <Row>(
  columns: readonly Pick<Column<Row>, 'id' | 'always' | 'hidden'>[],
  choices: Choices,
): Record<string, boolean> =>
  Object.fromEntries(
    columns.map(({ id, always = false, hidden = false }) => [id, always || (choices[id] ?? !hidden)]),
  );

export const useColumnChoices = (table: string) => usePreference<Choices>(`columns-${table}`, choicesOf);
