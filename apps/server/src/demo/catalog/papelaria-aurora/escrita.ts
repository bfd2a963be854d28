import type { Department } from '../department.ts';

export const escrita: Department = {
  slug: 'escrita',
  name: 'Escrita',
  glyph: '1f58a-fe0f',
  shelves: [
    {
      slug: 'canetas',
      name: 'Canetas',
      glyph: '1f58a-fe0f',
      lines: [
        {
          name: 'Caneta Esferográfica {kind} {brand} {size}',
          brand: 'Risco Fino',
          glyph: '1f58a-fe0f',
          kinds: [
            ['Azul', '1f535'],
            ['Preta', '26ab'],
            ['Vermelha', '1f534'],
          ],
          sizes: [
            [
              '1,0 mm',
              1.99,
              {
                tiers: [
                  [12, 15],
                  [50, 25],
                ],
              },
            ],
            ['caixa com 50', 69.9],
          ],
          about: 'Escrita macia, corpo transparente para ver a carga. Cor {kind}.',
        },
        {
          name: 'Caneta em Gel {kind} {brand} 0,7 mm',
          brand: 'Risco Fino',
          glyph: '1f58b-fe0f',
          kinds: [
            ['Preta', '1f58b-fe0f'],
            ['Roxa', '1f7e3'],
            ['Turquesa', '1f4a7'],
          ],
          price: 8.9,
          about: 'Tinta que desliza e seca rápido, boa para canhotos.',
        },
        {
          name: 'Caneta Tinteiro Iniciante',
          brand: 'Bico de Pena',
          glyph: '2712-fe0f',
          price: 89.9,
          stock: 14,
          about: 'Pena média de aço e dois cartuchos azuis.',
        },
        {
          name: 'Caneta Apagável Azul',
          brand: 'Risco Fino',
          glyph: '1f58a-fe0f',
          price: 12.9,
          tags: ['novidade'],
          about: 'A borracha da ponta apaga com o atrito, sem esfarelar.',
        },
      ],
    },
    {
      slug: 'lapis',
      name: 'Lápis e lapiseiras',
      glyph: '270f-fe0f',
      lines: [
        {
          name: 'Lápis Grafite {kind} {brand}',
          brand: 'Lápis Amigo',
          glyph: '270f-fe0f',
          kinds: ['HB', '2B', '6B'],
          price: 2.49,
          tiers: [[12, 15]],
          about: 'Madeira de reflorestamento, mina que não quebra ao apontar.',
        },
        {
          name: 'Lápis de Cor {brand} {size}',
          brand: 'Lápis Amigo',
          glyph: '1f308',
          sizes: [
            ['12 cores', 18.9],
            ['24 cores', 34.9, { tags: ['oferta'] }],
            ['48 cores', 69.9],
          ],
          about: 'Cores vivas e macias, formato triangular que não rola da mesa.',
        },
        {
          name: 'Lapiseira {brand} {size}',
          brand: 'Risco Fino',
          glyph: '1f4d0',
          sizes: [
            ['0,5 mm', 16.9],
            ['0,7 mm', 16.9],
          ],
          about: 'Ponta retrátil, corpo emborrachado.',
        },
        {
          name: 'Grafite 2B {size}',
          brand: 'Risco Fino',
          glyph: '1f4cf',
          sizes: [
            ['0,5 mm', 4.9],
            ['0,7 mm', 4.9],
          ],
          about: 'Tubo com doze minas resistentes.',
        },
      ],
    },
    {
      slug: 'marcadores',
      name: 'Marca-textos e marcadores',
      glyph: '1f58d-fe0f',
      lines: [
        {
          name: 'Marca-Texto {kind} {brand}',
          brand: 'Risco Fino',
          glyph: '1f58d-fe0f',
          kinds: [
            ['Amarelo', '1f7e1'],
            ['Rosa', '1f338'],
            ['Verde-Menta', '1f33f'],
            ['Lilás', '1fabb'],
          ],
          price: 4.9,
          tiers: [[5, 10]],
          about: 'Ponta chanfrada, tinta que não mancha o verso.',
        },
        {
          name: 'Estojo de Marca-Textos Pastel {brand} 6 un.',
          brand: 'Risco Fino',
          glyph: '1f308',
          price: 27.9,
          about: 'Seis tons suaves, para um resumo bonito.',
        },
        {
          name: 'Pincel para Quadro Branco {kind}',
          brand: 'Risco Fino',
          glyph: '1f58d-fe0f',
          kinds: ['Azul', 'Preto', 'Vermelho'],
          price: 7.9,
          tiers: [[12, 15]],
          about: 'Apaga a seco, recarregável.',
        },
        {
          name: 'Marcador Permanente Preto',
          brand: 'Risco Fino',
          glyph: '1f58c-fe0f',
          price: 6.9,
          about: 'Escreve em plástico, vidro, metal e tecido.',
        },
        {
          name: 'Canetinha Hidrográfica {brand} {size}',
          brand: 'Lápis Amigo',
          glyph: '1f58d-fe0f',
          sizes: [
            ['12 cores', 14.9],
            ['24 cores', 26.9],
          ],
          about: 'Lavável, sai da roupa com água e sabão.',
        },
      ],
    },
    {
      slug: 'correcao',
      name: 'Borrachas, apontadores e corretivos',
      glyph: '1f9fd',
      lines: [
        {
          name: 'Borracha {kind}',
          brand: 'Lápis Amigo',
          glyph: '2b1c',
          kinds: [
            ['Branca Macia', '2b1c'],
            ['Donut', '1f369'],
            ['Melancia', '1f349'],
          ],
          price: 3.9,
          about: 'Apaga sem borrar e sem rasgar o papel.',
        },
        {
          name: 'Apontador com Depósito {kind}',
          brand: 'Lápis Amigo',
          glyph: '1f4a0',
          kinds: [
            ['Joaninha', '1f41e'],
            ['Polvo', '1f419'],
          ],
          price: 6.9,
          about: 'Lâmina de aço e reservatório que não abre na mochila.',
        },
        {
          name: 'Corretivo em Fita {brand} 5 mm × 8 m',
          brand: 'Risco Fino',
          glyph: '1f90d',
          price: 11.9,
          about: 'Seco na hora: escreva por cima sem esperar.',
        },
        {
          name: 'Corretivo Líquido {brand} 18 ml',
          brand: 'Risco Fino',
          glyph: '1f9f4',
          price: 4.9,
          about: 'À base de água, com pincel fino.',
        },
        {
          name: 'Apontador Elétrico a Pilha',
          brand: 'Risco Fino',
          glyph: '1f50b',
          price: 49.9,
          stock: 0,
          about: 'Ponta perfeita em três segundos, para na hora certa.',
        },
      ],
    },
  ],
};
