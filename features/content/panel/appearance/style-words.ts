import { STYLE_CHOICES, type StylePart, type ThemeStyle } from '#kernel/theme.ts';
import type { SelectOption } from '#platform/ui/forms/select.tsx';

type Words = { readonly [Part in StylePart]: { readonly [Choice in ThemeStyle[Part]]: string } };

export const styleLabels: Readonly<Record<StylePart, string>> = {
  shape: 'Cantos',
  density: 'Espaço',
  cards: 'Cartões de produto',
  header: 'Cabeçalho',
  hero: 'Alto da página inicial',
  icons: 'Ícones',
  display: 'Letra dos títulos',
  list: 'Listas de produtos',
};

const words: Words = {
  shape: { straight: 'Retos', soft: 'Suaves', round: 'Redondos' },
  density: { compact: 'Compacto: mais produtos por tela', regular: 'Normal', airy: 'Amplo' },
  cards: { outlined: 'Com contorno', raised: 'Com sombra', flat: 'Sem moldura' },
  header: {
    light: 'Claro',
    brand: 'Na cor principal',
    centred: 'Claro, com o nome no centro',
    banded: 'Claro, com o menu na cor principal',
  },
  hero: {
    curved: 'Cor principal, produtos em uma curva',
    centred: 'Cor suave, texto no centro',
    strip: 'Faixa baixa na cor principal',
    editorial: 'Cor de fundo, título grande',
  },
  icons: { thin: 'Finos', regular: 'Normais', bold: 'Fortes' },
  display: {
    text: 'A mesma dos textos',
    grotesque: 'Grotesca, de feira',
    serif: 'Com serifa, de livro',
    condensed: 'Condensada, de cartaz',
    rounded: 'Arredondada, de caderno',
  },
  list: {
    grid: 'Em grade, com fotos',
    rows: 'Em linhas, com os dados de cada produto',
    table: 'Em tabela: código, estoque, faixas de preço e quantidade',
  },
};

export const styleOptions = (part: StylePart): readonly SelectOption[] =>
  STYLE_CHOICES[part].map((choice: string) => ({
    value: choice,
    label: (words[part] as Readonly<Record<string, string>>)[choice] ?? choice,
  }));
