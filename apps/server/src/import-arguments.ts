import { parseArgs } from 'node:util';
import { StartupRefusal } from '#platform/process/startup-refusal.ts';

export interface ImportArguments {
  /** Slug of the shop that gets the products; undefined: the files contain the country's municipalities. */
  readonly supplier: string | undefined;
  readonly files: readonly string[];
  readonly maps: readonly string[];
}

const usage = `Uso: npm run import -- --supplier APELIDO [--map campo=coluna[,alternativa]]… ARQUIVO.csv[.gz]…
     npm run import -- --municipios ARQUIVO.csv[.gz]`;

/** Parses the command line of the import; throws with the usage text where it is wrong. */
export function importArguments(argv: readonly string[]): ImportArguments {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        supplier: { type: 'string' },
        municipios: { type: 'boolean', default: false },
        map: { type: 'string', multiple: true, default: [] },
      },
    });
    const { supplier, municipios, map: maps } = values;
    const both = municipios && (supplier !== undefined || maps.length > 0);
    const neither = !municipios && supplier === undefined;
    if (both || neither || positionals.length === 0) throw new Error('incompleto');
    return { supplier, files: positionals, maps };
  } catch {
    throw new StartupRefusal(usage);
  }
}
