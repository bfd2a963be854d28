import type { StylePart } from '#kernel/theme.ts';

/** The words of the API, in the order of `STYLE_CHOICES`. */
export const STYLE_FIELDS = {
  forma: { part: 'shape', words: ['reta', 'suave', 'redonda'] },
  densidade: { part: 'density', words: ['compacta', 'normal', 'ampla'] },
  cartoes: { part: 'cards', words: ['contorno', 'sombra', 'plano'] },
  cabecalho: { part: 'header', words: ['claro', 'cor', 'central', 'faixa'] },
  abertura: { part: 'hero', words: ['curva', 'central', 'faixa', 'editorial'] },
  icones: { part: 'icons', words: ['finos', 'normais', 'fortes'] },
  titulos: { part: 'display', words: ['texto', 'grotesca', 'serifada', 'condensada', 'arredondada'] },
} as const satisfies Record<string, { readonly part: StylePart; readonly words: readonly string[] }>;
