import { Type } from 'typebox';
import { closed } from '#platform/contract/fields.schema.ts';
import { STYLE_FIELDS as fields } from './theme-style.wire.ts';

const one = <const Words extends readonly string[]>(words: Words, description: string) =>
  Type.Unsafe<Words[number]>(Type.Enum([...words], { description }));

/** How a shop looks beside its colours. */
export const ThemeStyleFields = Type.Object(
  {
    forma: one(fields.forma.words, 'Os cantos de cartões, campos e botões.'),
    densidade: one(fields.densidade.words, 'O espaço entre os produtos e em volta dos textos.'),
    cartoes: one(fields.cartoes.words, 'Como os produtos se separam do fundo.'),
    cabecalho: one(fields.cabecalho.words, 'O alto de todas as páginas.'),
    abertura: one(fields.abertura.words, 'O alto da página inicial.'),
    icones: one(fields.icones.words, 'O traço dos ícones.'),
    titulos: one(fields.titulos.words, 'A letra dos títulos.'),
    listas: Type.Optional(
      one(fields.listas.words, 'Como as listas de produtos se abrem; ausente: em grade.'),
    ),
  },
  closed,
);
