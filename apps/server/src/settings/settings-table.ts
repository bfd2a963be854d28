import { type Variable, type VariableName, variableGroups, variableOf } from './environment-schema.ts';

const HEADINGS = ['variable', 'type', 'default', 'meaning'] as const;

/** The environment variables as Markdown, a table for each group; docs/running.md contains it. */
export const settingsTable = (): string =>
  Object.entries(variableGroups)
    .map(([group, variables]) => `### ${group}\n\n${table(Object.keys(variables) as VariableName[])}`)
    .join('\n\n');

function table(names: readonly VariableName[]): string {
  const rows = names.map((name) => {
    const variable = variableOf(name);
    return [`\`${name}\``, typeOf(variable), defaultOf(variable), meaningOf(variable)];
  });
  const widths = HEADINGS.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => [...(row[column] ?? '')].length)),
  );
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - [...cell].length)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(HEADINGS), rule, ...rows.map(line)].join('\n');
}

function typeOf({ type, anyOf, minimum, maximum }: Variable): string {
  if (anyOf !== undefined) return anyOf.map((option) => option.const).join(', ');
  return type === 'integer' ? `integer, ${minimum} to ${maximum}` : 'text';
}

const defaultOf = ({ usual, default: value }: Variable): string =>
  usual ?? (value === undefined || value === '' ? 'none' : String(value));

const meaningOf = ({ meaning, secret }: Variable): string => (secret ? `${meaning} Secret.` : meaning);
