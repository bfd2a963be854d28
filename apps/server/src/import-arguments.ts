import { parseArgs } from 'node:util';
import { StartupRefusal } from '#platform/process/startup-refusal.ts';

export interface ImportArguments {
  readonly supplier: string;
  readonly files: readonly string[];
  readonly maps: readonly string[];
}

const usage = `Uso: npm run import -- --supplier APELIDO [--map campo=coluna[,alternativa]]… ARQUIVO.csv[.gz]…`;

/** Reads the command line of the import; anything unknown is answered with its use. */
export function importArguments(argv: readonly string[]): ImportArguments {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { supplier: { type: 'string' }, map: { type: 'string', multiple: true, default: [] } },
    });
    if (values.supplier === undefined || positionals.length === 0) throw new Error('incompleto');
    return { supplier: values.supplier, files: positionals, maps: values.map };
  } catch {
    throw new StartupRefusal(usage);
  }
}
