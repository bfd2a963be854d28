import { DEFAULT_STYLE, STYLE_CHOICES, type StylePart, type ThemeStyle } from '#kernel/theme.ts';

/** The words of the API, in the order of `STYLE_CHOICES`. */
export const STYLE_FIELDS = {
  forma: { part: 'shape', words: ['reta', 'suave', 'redonda'] },
  densidade: { part: 'density', words: ['compacta', 'normal', 'ampla'] },
  cartoes: { part: 'cards', words: ['contorno', 'sombra', 'plano'] },
  cabecalho: { part: 'header', words: ['claro', 'cor', 'central', 'faixa'] },
  abertura: { part: 'hero', words: ['curva', 'central', 'faixa', 'editorial'] },
  icones: { part: 'icons', words: ['finos', 'normais', 'fortes'] },
  titulos: { part: 'display', words: ['texto', 'grotesca', 'serifada', 'condensada', 'arredondada'] },
  listas: { part: 'list', words: ['grade', 'linhas', 'tabela'] },
} as const satisfies Record<string, { readonly part: StylePart; readonly words: readonly string[] }>;

type StyleField = keyof typeof STYLE_FIELDS;
/** The type of `ThemeStyleFields`. */
export type WireThemeStyle = { [Field in StyleField]: (typeof STYLE_FIELDS)[Field]['words'][number] };
const FIELDS = Object.keys(STYLE_FIELDS) as readonly StyleField[];

export const styleToWire = (style: ThemeStyle): WireThemeStyle =>
  Object.fromEntries(
    FIELDS.map((field) => {
      const { part, words } = STYLE_FIELDS[field];
      const choices: readonly string[] = STYLE_CHOICES[part];
      return [field, words[choices.indexOf(style[part])]];
    }),
  ) as WireThemeStyle;

/** What a client of the API does not name has the default. */
export function styleFromWire(wire: Partial<WireThemeStyle>): ThemeStyle {
  const parts = FIELDS.map((field) => {
    const { part, words } = STYLE_FIELDS[field];
    const word = wire[field];
    return [
      part,
      word === undefined
        ? DEFAULT_STYLE[part]
        : STYLE_CHOICES[part][(words as readonly string[]).indexOf(word)],
    ];
  });
  return Object.fromEntries(parts);
}
