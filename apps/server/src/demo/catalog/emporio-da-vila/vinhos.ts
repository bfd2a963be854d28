import type { Department } from '../department.ts';

export const vinhos: Department = {
  slug: 'vinhos',
  name: 'Vinhos',
  glyph: '1f377',
  shelves: [
    {
      slug: 'tintos',
      name: 'Tintos',
      glyph: '1f377',
      terms: {
        tags: ['maiores-18'],
        tiers: [
          [6, 8],
          [12, 12],
        ],
      },
      lines: [
        {
          name: 'Vinho Tinto {kind} {brand} 750 ml',
          brand: 'Quinta do Lajeado',
          glyph: '1f377',
          price: 79.9,
          kinds: [
            'Merlot',
            ['Tannat', '1f347'],
            'Cabernet Franc',
            ['Pinot Noir', '1f352', { surcharge: 25 }],
          ],
          about:
            'Serra Gaúcha, seis meses em carvalho. Sirva a 16 °C, com carnes e massas. Beba com moderação.',
        },
        {
          name: 'Vinho Tinto {kind} {brand} 750 ml',
          brand: 'Altos de Vespertina',
          glyph: '1f347',
          price: 94.9,
          kinds: ['Malbec', ['Syrah', '1f356'], 'Touriga Nacional'],
          about: 'Vinhedos de altitude, taninos macios e fruta madura. Beba com moderação.',
        },
        {
          name: 'Vinho Tinto Reserva {brand} {size}',
          brand: 'Adega do Bispo Velho',
          glyph: '1f377',
          sizes: [
            ['750 ml', 149.9, { stock: 18 }],
            ['1,5 L', 289.9, { stock: 0 }],
          ],
          about: 'Corte de três uvas, dezoito meses em barrica. Abra meia hora antes. Beba com moderação.',
        },
        {
          name: 'Vinho Tinto Orgânico {brand} 750 ml',
          brand: 'Raiz e Lua',
          glyph: '1f33f',
          price: 119.9,
          tags: ['organico', 'vegano'],
          about: 'Sem agrotóxicos e sem filtragem, de fermentação espontânea. Beba com moderação.',
        },
      ],
    },
    {
      slug: 'brancos-e-roses',
      name: 'Brancos e rosés',
      glyph: '1f942',
      terms: {
        tags: ['maiores-18'],
        tiers: [
          [6, 8],
          [12, 12],
        ],
      },
      lines: [
        {
          name: 'Vinho Branco {kind} {brand} 750 ml',
          brand: 'Quinta do Lajeado',
          glyph: '1f942',
          price: 74.9,
          kinds: ['Chardonnay', ['Sauvignon Blanc', '1f34b'], ['Riesling', '1f34f'], ['Moscato', '1f351']],
          about: 'Fresco e aromático. Sirva a 8 °C, com peixes e queijos frescos. Beba com moderação.',
        },
        {
          name: 'Vinho Rosé {kind} {brand} 750 ml',
          brand: 'Altos de Vespertina',
          glyph: '1f338',
          price: 84.9,
          kinds: ['Seco', ['Demi-Sec', '1f353']],
          about: 'Cor de casca de cebola e aroma de morango. Para a tarde. Beba com moderação.',
        },
        {
          name: 'Vinho Laranja de Maceração {brand} 750 ml',
          brand: 'Raiz e Lua',
          glyph: '1f34a',
          price: 139.9,
          tags: ['novidade', 'organico'],
          about:
            'Uvas brancas fermentadas com a casca: estrutura de tinto, frescor de branco. Beba com moderação.',
        },
      ],
    },
    {
      slug: 'espumantes',
      name: 'Espumantes',
      glyph: '1f37e',
      terms: { tags: ['maiores-18'], tiers: [[6, 10]] },
      lines: [
        {
          name: 'Espumante {kind} {brand} 750 ml',
          brand: 'Colina do Pinhal',
          glyph: '1f37e',
          price: 69.9,
          kinds: ['Brut', ['Brut Rosé', '1f942'], ['Moscatel', '1f351']],
          about: 'Método charmat, borbulha fina e final fresco. Sirva a 6 °C. Beba com moderação.',
        },
        {
          name: 'Espumante Método Tradicional {kind} {brand} 750 ml',
          brand: 'Quinta do Lajeado',
          glyph: '1f942',
          price: 139.9,
          kinds: ['Nature 24 Meses', 'Extra-Brut 18 Meses'],
          about: 'Segunda fermentação na garrafa, notas de pão tostado. Beba com moderação.',
        },
        {
          name: 'Sidra Artesanal de Maçã {brand} 750 ml',
          brand: 'Raiz e Lua',
          glyph: '1f34e',
          price: 59.9,
          about: 'Seca e leve, de maçãs da serra. Beba com moderação.',
        },
      ],
    },
    {
      slug: 'acessorios',
      name: 'Taças e acessórios',
      glyph: '1f943',
      lines: [
        {
          name: 'Saca-Rolhas de Dois Estágios',
          brand: 'Empório da Vila',
          glyph: '1f529',
          price: 49.9,
          about: 'Aço inoxidável, com cortador de cápsula.',
        },
        {
          name: 'Taça de Cristal para {kind} 2 un.',
          brand: 'Vidraria Lumeeiro',
          glyph: '1f377',
          kinds: ['Tinto', ['Branco', '1f942'], ['Espumante', '1f37e']],
          price: 99.9,
          about: 'Cristal sem chumbo, haste longa. Lave à mão.',
        },
        {
          name: 'Balde de Gelo em Inox',
          brand: 'Empório da Vila',
          glyph: '1f9ca',
          price: 119.9,
          about: 'Parede dupla que não sua, para uma garrafa.',
        },
        {
          name: 'Decanter {brand} 1,5 L',
          brand: 'Vidraria Lumeeiro',
          glyph: '1f3fa',
          price: 159.9,
          stock: 8,
          about: 'Base larga para arejar os tintos encorpados.',
        },
        {
          name: 'Tampa a Vácuo com 2 Rolhas',
          brand: 'Empório da Vila',
          glyph: '1fad9',
          price: 59.9,
          about: 'Conserva o vinho aberto por até cinco dias.',
        },
      ],
    },
  ],
};
