/** Groupings of a line's variants, derived from their labels. */

/** Normalised colours and the spellings in labels. */
const COLOURS: Readonly<Record<string, readonly string[]>> = {
  Amarelo: ['Amarelo', 'Amarela', 'Mostarda'],
  Areia: ['Areia', 'Cru'],
  Azul: [
    'Azul',
    'Azul-Marinho',
    'Azul-Petróleo',
    'Azul Anil',
    'Azul Sereno',
    'Lisa Azul',
    'Ciano',
    'Turquesa',
  ],
  Branco: ['Branco', 'Branca', 'Brancas', 'Branco Neve'],
  Cinza: ['Cinza Platina', 'Cinza Urbano', 'Grafite', 'Fumê', 'Prata'],
  Dourado: ['Dourado', 'Dourada', 'Ouro'],
  Incolor: ['Incolor', 'Transparente', 'Cristal'],
  Lilás: ['Lilás', 'Roxa'],
  Marrom: ['Marrom', 'Terracota'],
  Preto: ['Preto', 'Preta', 'Preto Fosco'],
  Rosa: ['Rosa', 'Rosa-Bebê', 'Rosa-Choque', 'Rosa Antigo', 'Rosé', 'Magenta'],
  Verde: ['Verde', 'Verde-Folha', 'Verde-Limão', 'Verde-Menta', 'Verde Mata', 'Musgo'],
  Vermelho: ['Vermelho', 'Vermelha', 'Vermelhas'],
};

const colours = new Map(
  Object.entries(COLOURS).flatMap(([name, labels]) => labels.map((label) => [label, name] as const)),
);

const FLAVOURS =
  /^(?:de |com )?(?:Abacaxi|Amendoim|Ameixa|Amora|Baunilha|Caramelo|Chocolate|Coco|Cupuaçu|Doce de Leite|Framboesa|Frutas Vermelhas|Goiaba|Hortelã|Jabuticaba|Laranja|Limão|Maçã|Manga|Maracujá|Mel|Menta|Morango|Pêssego|Uva)$/;

const MEASURE = /^\d+(?:,\d+)? ?(?:ml|l|g|kg|m|cm|mm)$/i;

const LETTER_SIZE = /^(?:P|M|G|XG)$/;

export function demoGroupings(kind: string, size: string): string[] {
  const colour = colours.get(kind);
  return [
    ...(colour === undefined ? [] : [`Cor: ${colour}`]),
    ...(FLAVOURS.test(kind) ? [`Sabor: ${kind.replace(/^(?:de|com) /, '')}`] : []),
    ...(LETTER_SIZE.test(kind) ? [`Tamanho: ${kind}`] : []),
    ...(MEASURE.test(size) ? [`Tamanho: ${size}`] : []),
  ];
}
