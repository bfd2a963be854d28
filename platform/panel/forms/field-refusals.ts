/** Which fields of a form a refusal of the server is about. */
import { ApiRefusal } from '#platform/web/api.ts';

export interface FieldRefusal {
  readonly name: string;
  readonly message: string;
}

const UNREADABLE = 'Este valor não é aceito. Confira e tente de novo.';

type Names = Readonly<Record<string, string>>;

/**
 * A refusal's `campos` say what is wrong with a field, by its name on the wire; `fields` are the places that a schema refused
 * ('body/itens/0/preco'). `names` are those whose name in the form differs; `known` says whether the form has a field. `about` is
 * the form's field for a refusal's code: its text stands there.
 */
export function fieldRefusals(
  error: unknown,
  names: Names,
  known: (name: string) => boolean,
  about: Names = {},
): readonly FieldRefusal[] {
  if (!(error instanceof ApiRefusal)) return [];
  const { code = '', message } = error.problem;
  const field = about[code];
  if (field !== undefined && message !== undefined && known(field)) return [{ name: field, message }];
  const { campos, fields } = error.problem.facts ?? {};
  const said = isRecord(campos)
    ? Object.entries(campos).flatMap(([name, message]) =>
        typeof message === 'string' ? [{ name, message }] : [],
      )
    : [];
  const refused = Array.isArray(fields)
    ? fields.flatMap((place) =>
        typeof place === 'string' && place.startsWith('body/')
          ? [{ name: place.slice('body/'.length).replaceAll('/', '.'), message: UNREADABLE }]
          : [],
      )
    : [];
  return [...said, ...refused].flatMap(({ name, message }) => {
    const found = formName(name, names, known);
    return found === undefined ? [] : [{ name: found, message }];
  });
}

/** The form's field for a place on the wire: the field itself, or the one that holds it. */
function formName(place: string, names: Names, known: (name: string) => boolean): string | undefined {
  const [first = ''] = place.split('.');
  const own = names[first] ?? first;
  const whole = names[place] ?? [own, ...place.split('.').slice(1)].join('.');
  if (known(whole)) return whole;
  return known(own) ? own : undefined;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
