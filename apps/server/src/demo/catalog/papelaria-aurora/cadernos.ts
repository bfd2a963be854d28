import type { Department } from '../department.ts';

export const cadernos: Department = {
  slug: 'cadernos',
  name: 'Cadernos e agendas',
  glyph: '1f4d3',
  shelves: [
    {
      slug: 'universitarios',
      name: 'Cadernos universitários',
      glyph: '1f4d8',
      lines: [
        {
          name: 'Caderno Universitário {kind} {brand} {size}',
          brand: 'Folha de Rosto',
          glyph: '1f4d3',
          kinds: [
            ['Girassóis', '1f33b'],
            ['Galáxia', '1f30c'],
            ['Capivaras', '1f33f'],
            ['Ondas', '1f30a'],
          ],
          sizes: [
            ['1 matéria', 22.9],
            ['10 matérias', 39.9],
          ],
          about: 'Espiral coberta, folhas de 75 g que não deixam a caneta passar, adesivos na contracapa.',
        },
        {
          name: 'Caderno Capa Dura Liso {kind} {brand} 96 folhas',
          brand: 'Folha de Rosto',
          glyph: '1f4d5',
          kinds: [
            ['Vermelho', '1f4d5'],
            ['Azul', '1f4d8'],
            ['Verde', '1f4d7'],
            ['Laranja', '1f4d9'],
          ],
          price: 18.9,
          tiers: [[5, 10]],
          about: 'Brochura costurada, abre inteiro sobre a mesa. Cor {kind}.',
        },
        {
          name: 'Caderno Inteligente de Discos',
          brand: 'Folha de Rosto',
          glyph: '1f4d2',
          price: 89.9,
          tags: ['novidade'],
          about: 'As folhas saem e voltam onde você quiser. Acompanha régua e bolso.',
        },
      ],
    },
    {
      slug: 'escolares',
      name: 'Cadernos escolares',
      glyph: '1f4d7',
      lines: [
        {
          name: 'Caderno Brochura 1/4 {kind} {brand} 48 folhas',
          brand: 'Lápis Amigo',
          glyph: '1f4d7',
          kinds: [
            ['Dinossauro', '1f996'],
            ['Unicórnio', '1f984'],
            ['Foguete', '1f680'],
            ['Gatinho', '1f431'],
          ],
          price: 7.9,
          tiers: [
            [5, 8],
            [20, 15],
          ],
          about: 'Pautado, para os primeiros anos. Capa flexível com espaço para o nome.',
        },
        {
          name: 'Caderno de Caligrafia {brand} 40 folhas',
          brand: 'Lápis Amigo',
          glyph: '270d-fe0f',
          price: 8.49,
          about: 'Linhas guia para a letra cursiva.',
        },
        {
          name: 'Caderno de Desenho {size}',
          brand: 'Lápis Amigo',
          glyph: '1f5bc-fe0f',
          sizes: [
            ['48 folhas', 12.9],
            ['96 folhas', 21.9],
          ],
          about: 'Folhas brancas grandes, com espiral e seda entre as páginas.',
        },
        {
          name: 'Caderno Quadriculado 1 cm {brand} 96 folhas',
          brand: 'Lápis Amigo',
          glyph: '1f522',
          price: 16.9,
          about: 'Para matemática: um algarismo em cada quadrado.',
        },
        {
          name: 'Caderno de Música {brand} 48 folhas',
          brand: 'Lápis Amigo',
          glyph: '1f3bc',
          price: 14.9,
          about: 'Doze pautas por página, com folha de teoria no fim.',
        },
      ],
    },
    {
      slug: 'agendas',
      name: 'Agendas e planejadores',
      glyph: '1f4c5',
      lines: [
        {
          name: 'Agenda 2026 {kind}',
          brand: 'Folha de Rosto',
          glyph: '1f4c5',
          kinds: [
            'Diária Clássica',
            ['Diária Floral', '1f33a', { surcharge: 5 }],
            ['de Bolso', '1f4d4', { surcharge: -20 }],
          ],
          price: 49.9,
          tags: ['oferta'],
          about: 'Um dia por página, feriados nacionais e marcador de cetim.',
        },
        {
          name: 'Planejador Semanal de Mesa',
          brand: 'Folha de Rosto',
          glyph: '1f5d3-fe0f',
          price: 29.9,
          about: 'Cinquenta e duas folhas destacáveis, com lista e prioridades.',
        },
        {
          name: 'Calendário de Parede 2026',
          brand: 'Folha de Rosto',
          glyph: '1f4c6',
          price: 24.9,
          about: 'Ilustrado com aves brasileiras, espaço para anotações.',
        },
        {
          name: 'Diário com Cadeado {kind}',
          brand: 'Folha de Rosto',
          glyph: '1f4d4',
          kinds: [
            ['Estrelas', '1f31f'],
            ['Borboletas', '1f98b'],
          ],
          price: 36.9,
          about: 'Duas chavinhas e páginas coloridas para os segredos.',
        },
      ],
    },
    {
      slug: 'blocos',
      name: 'Blocos e recados',
      glyph: '1f5d2-fe0f',
      lines: [
        {
          name: 'Bloco Adesivo {kind} 76 × 76 mm',
          brand: 'Recado Bom',
          glyph: '1f7e8',
          kinds: [
            ['Amarelo', '1f7e8'],
            ['Rosa', '1fa77'],
            ['Azul', '1f7e6'],
            ['Verde', '1f7e9'],
          ],
          price: 6.9,
          tiers: [
            [6, 10],
            [12, 15],
          ],
          about: 'Cem folhas que colam e descolam sem marcar.',
        },
        {
          name: 'Bloco de Anotações Pontilhado A5',
          brand: 'Folha de Rosto',
          glyph: '1f5d2-fe0f',
          price: 21.9,
          about: 'Cinquenta folhas de 90 g, para listas e esboços.',
        },
        {
          name: 'Marcador de Página Adesivo {brand} 5 Cores',
          brand: 'Recado Bom',
          glyph: '1f516',
          price: 8.9,
          about: 'Tiras transparentes, escreve-se por cima.',
        },
        {
          name: 'Caderneta de Bolso Kraft {brand} 3 un.',
          brand: 'Folha de Rosto',
          glyph: '1f4d4',
          price: 24.9,
          about: 'Lisa, pautada e quadriculada, costura à vista.',
        },
      ],
    },
  ],
};
