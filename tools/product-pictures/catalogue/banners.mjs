/** Wide pictures of the shops' homes, and single goods on a table: scenes of the shops' own goods. */
import { orderOf, variants } from './orders.mjs';

const WIDE = { width: 1392, height: 400 };
const PHONE = { width: 840, height: 500 };
const PHOTO = { width: 960, height: 720 };

const byName = new Map(variants().map((variant) => [`${variant.shop} ${variant.name}`, variant]));

function orderFor(shop, name) {
  const variant = byName.get(`${shop} ${name}`);
  if (variant === undefined) throw new Error(`${shop} sells no ${name}`);
  return orderOf(variant).order;
}

/** Goods in a row, every other one a step back. */
const row = (shop, goods) =>
  goods.map(([name, size = 1, turn = 0], index) => ({
    order: orderFor(shop, name),
    at: [(index - (goods.length - 1) / 2) * 1.08, 0, index % 2 === 0 ? 0.12 : -0.3],
    turn: (index % 2 === 0 ? -14 : 12) + turn,
    size,
  }));

const banner = (shop, file, ground, goods) => [
  {
    key: `banners/${file}`,
    ...WIDE,
    ground,
    scene: { orders: row(shop, goods), view: { pitch: 10, fill: 0.98 } },
  },
  {
    key: `banners/${file}-phone`,
    ...PHONE,
    ground,
    scene: { orders: row(shop, goods.slice(0, 3)), view: { pitch: 10, fill: 0.92 } },
  },
];

const photo = (shop, file, name, ground = ['#e9dccb', '#b98f63']) => ({
  key: `scenes/${file}`,
  ...PHOTO,
  ground,
  scene: {
    orders: [{ order: orderFor(shop, name), at: [0, 0, 0], turn: -16, size: 1 }],
    view: { pitch: 18, fill: 0.62 },
  },
});

const MC = 'mercado-central';
const EV = 'emporio-da-vila';
const FA = 'ferragens-atlas';
const PA = 'papelaria-aurora';

export const BANNERS = [
  ...banner(
    MC,
    'frutas',
    ['#eaf2df', '#c3d8ab'],
    [
      ['Abacaxi Pérola', 1.25],
      ['Maçã Gala', 0.72],
      ['Banana Prata', 0.95],
      ['Uva Thompson sem Semente', 0.85],
      ['Laranja Pera', 0.72],
      ['Manga Palmer', 0.75],
    ],
  ),
  ...banner(
    MC,
    'padaria',
    ['#f8eedb', '#e5cda0'],
    [
      ['Pão Francês', 0.8],
      ['Croissant de Manteiga', 0.75],
      ['Café Torrado e Moído Tradicional Serra do Bule 500 g', 1.1],
      ['Queijo Prato em Peça Fazenda Jatobá', 0.75],
      ['Geleia de Morango Doce Alpendre 230 g', 0.7],
      ['Broa de Milho', 0.7],
    ],
  ),
  ...banner(
    MC,
    'legumes',
    ['#e6f2ea', '#b5d6c4'],
    [
      ['Brócolis Ninja', 0.9],
      ['Tomate Italiano', 0.75],
      ['Pimentão Verde', 0.75],
      ['Berinjela', 0.95],
      ['Cebola Branca', 0.7],
      ['Abobrinha Italiana', 0.6],
    ],
  ),
  ...banner(
    MC,
    'limpeza',
    ['#e4eff8', '#b6d2ea'],
    [
      ['Lava-Roupas Líquido Concentrado Brisa Clara 1 L', 1.1],
      ['Sabão em Pó Brisa Clara 1,6 kg', 1],
      ['Detergente Neutro Brisa Clara 500 ml', 1],
      ['Desinfetante Lavanda Alvorecer 2 L', 1.1],
      ['Amaciante Algodão Brisa Clara 2 L', 1.1],
      ['Limpa-Vidros com Gatilho Brisa Clara 500 ml', 1.1],
    ],
  ),
  ...banner(
    MC,
    'pet',
    ['#f8eee2', '#e8cfae'],
    [
      ['Ração para Cães Adultos Frango Bom Focinho 10,1 kg', 1.2],
      ['Ração para Gatos Castrados Salmão Ronronado 3 kg', 1.1],
      ['Sachê para Gatos Atum Ronronado 85 g', 0.75],
      ['Petisco Bifinho Carne Bom Focinho 60 g', 0.8],
      ['Bola de Borracha Maciça Bom Focinho', 0.55],
      ['Osso Mastigável Bom Focinho 2 un.', 0.5],
    ],
  ),
  ...banner(
    EV,
    'vinhos',
    ['#f3e6e2', '#cfaea6'],
    [
      ['Vinho Tinto Merlot Quinta do Lajeado 750 ml', 1.35],
      ['Brie Maison Cerrado', 0.65],
      ['Vinho Branco Chardonnay Quinta do Lajeado 750 ml', 1.35],
      ['Emmental Colônia Alta', 0.65],
      ['Espumante Brut Colina do Pinhal 750 ml', 1.35],
      ['Azeitona Verde Graúda Olival do Sul 200 g', 0.7],
    ],
  ),
  ...banner(
    EV,
    'cafes',
    ['#f4eadf', '#d8b994'],
    [
      ['Café em Grão Mogiana Torrefação Vira-Mundo 250 g', 1.1],
      ['Chocolate 70 % Bahia Cacau do Rio Manso 80 g', 0.55],
      ['Café Moído para Moka Torrefação Vira-Mundo 250 g', 1.1],
      ['Doce de Leite Tradicional Retiro da Onça 400 g', 0.8],
      ['Cápsulas de Café Intenso Torrefação Vira-Mundo 10 un.', 0.55],
      ['Chá Verde com Jasmim Casa do Bule Azul lata 80 g', 0.85],
    ],
  ),
  ...banner(
    FA,
    'ferramentas',
    ['#eceeef', '#c3c9ce'],
    [
      ['Furadeira de Impacto 700 W Volt Jaú 127 V', 1.1],
      ['Caixa de Ferramentas Plástica Ferrão 16"', 0.9],
      ['Parafusadeira a Bateria Volt Jaú 12 V', 1],
      ['Trena Emborrachada Prumo Certo 3 m', 0.65],
      ['Cadeado de Latão Trancaforte 20 mm', 0.75],
      ['Parafuso Sextavado M6 × 30 mm — caixa com 50', 0.6],
    ],
  ),
  ...banner(
    FA,
    'pintura',
    ['#e6eff5', '#b9d0e0'],
    [
      ['Tinta Acrílica Fosca Azul Sereno Cor do Cerrado 18 L', 1.15],
      ['Esmalte Sintético Vermelho Cor do Cerrado 900 ml', 0.8],
      ['Tinta Spray Dourado Cor do Cerrado 400 ml', 0.95],
      ['Massa Corrida PVA Cor do Cerrado 25 kg', 1.15],
      ['Verniz Marítimo Brilhante Cor do Cerrado 900 ml', 0.8],
      ['Selador Acrílico Cor do Cerrado 18 L', 1.15],
    ],
  ),
  ...banner(
    PA,
    'volta-as-aulas',
    ['#efecf8', '#cdc4e6'],
    [
      ['Mochila Escolar Foguete', 1.2],
      ['Caderno Universitário Girassóis Folha de Rosto 1 matéria', 0.95],
      ['Estojo Gatinho', 0.55],
      ['Globo Terrestre Mapa-Múndi & Cia 21 cm', 1.05],
      ['Cola Branca 90 g', 0.75],
      ['Livro de Colorir Bichos da Mata', 0.9],
    ],
  ),
  photo(MC, 'abacaxi', 'Abacaxi Pérola'),
  photo(MC, 'tomate', 'Tomate Italiano'),
  photo(MC, 'maca', 'Maçã Gala'),
  photo(EV, 'queijo', 'Queijo da Serra Meia-Cura'),
  photo(FA, 'martelo', 'Martelo Unha Ferrão 20 mm'),
  photo(PA, 'cadernos', 'Caderno Universitário Girassóis Folha de Rosto 1 matéria'),
];
