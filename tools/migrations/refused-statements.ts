/**
 * Finds what a migration may not do while the former version serves: take away, rename or narrow what that version reads and writes,
 * or block a table that people use for longer than a moment. What only adds is fine, as is everything on the migration's own tables.
 */

export interface Refused {
  readonly statement: string;
  readonly because: string;
}

const NARROWS = 'the former version may write what this refuses';
const TAKES_AWAY = 'the former version still uses it';
const BLOCKS = 'writes to the table wait while it runs: create it concurrently';
const SCANS =
  'the table is locked while its rows are checked: add it as NOT VALID, and validate it in the next migration';

/** Of a whole statement, in lower case, quotes and line breaks removed. The first that matches counts. */
const RULES: readonly (readonly [RegExp, string])[] = [
  [/^drop (table|view|materialized view|type|schema|sequence|domain)\b/, TAKES_AWAY],
  [/^alter table .* drop column\b/, TAKES_AWAY],
  [/^alter (table|type|view|index|sequence) .* rename\b/, TAKES_AWAY],
  [/^alter table .* alter column \S+ (set data )?type\b/, TAKES_AWAY],
  [/^alter table .* alter column \S+ drop default\b/, NARROWS],
  [/^alter table .* alter column \S+ set not null\b/, NARROWS],
  [/^alter table .* add column (?!.*\bdefault\b).*\bnot null\b/, NARROWS],
  [/^alter table .* add constraint .*\b(unique|primary key|exclude)\b/, NARROWS],
  [/^alter table .* add constraint .*\b(check|foreign key)\b(?!.*\bnot valid\b)/, SCANS],
  [/^create unique index\b/, NARROWS],
  [/^create index (?!concurrently\b)/, BLOCKS],
  [
    /^(update|delete from|insert into) /,
    'rows are changed in batches by a job, not while the migration holds them',
  ],
];

/** `-- safe: why` says that all statements of the file are harmless, `-- contract: 0042_name` that the former version no longer needs what goes. */
const EXCUSED = /^-- (safe: \S.{10,}|contract: \S+)$/m;

export function refusedStatements(sql: string): readonly Refused[] {
  if (EXCUSED.test(sql)) return [];
  const statements = sql.split('--> statement-breakpoint').map(plain);
  const own = new Set(
    statements.flatMap((each) => /^create table (?:if not exists )?(\S+)/.exec(each)?.[1] ?? []).map(bare),
  );
  return statements.flatMap((statement) => {
    const table =
      /^(?:alter table (?:if exists )?(?:only )?|create (?:unique )?index .* on |(?:update|delete from|insert into) )(\S+)/.exec(
        statement,
      )?.[1];
    if (table !== undefined && own.has(bare(table))) return [];
    const [, because] = RULES.find(([pattern]) => pattern.test(statement)) ?? [];
    return because === undefined ? [] : [{ statement, because }];
  });
}

const bare = (table: string): string => table.replace(/^public\./, '');

/** Without comments, bodies of functions, quotes and line breaks. */
const plain = (statement: string): string =>
  statement
    .replace(/--[^\n]*/g, '')
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replace(/"/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/;$/, '')
    .toLowerCase();
