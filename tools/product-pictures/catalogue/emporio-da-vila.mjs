/** How each line of Empório da Vila is shown: see `entry.mjs`. */
import {
  bag,
  bar,
  block,
  bottle,
  byKind,
  bySize,
  carton,
  drinkCan,
  goods,
  jar,
  pouch,
  show,
  TILE,
  tin,
  tray,
  tub,
} from './entry.mjs';

const BOX = [0.95, 1.35, 0.42];
const wine = (kindTone, art = 'grape') =>
  bottle('bordeaux', art, { glass: 'black', cap: kindTone }, { tone: kindTone });
const white = (params) =>
  bottle(
    'burgundy',
    'whitegrape',
    { glass: 'clear', opacity: 0.9, cap: '#b8a15c', ...params },
    { tone: '#8a7a3a' },
  );

export default {
  // Azeites e temperos.
  'Azeite Extravirgem {kind} {brand} {size}': bottle(
    'oil',
    'olive',
    { glass: 'olive', cap: '#1c1a12' },
    { title: 'Azeite Extravirgem', tone: '#5f6f24' },
  ),
  'Azeite Aromatizado de {kind} {brand} 250 ml': bottle(
    'oil',
    'olive',
    { glass: 'clear', fill: '#c9b04a', opacity: 0.92, cap: '#1c1a12' },
    { title: 'Azeite Aromatizado' },
  ),
  'Vinagre Balsâmico {kind} {brand} 250 ml': bottle(
    'sauce',
    'grape',
    { glass: 'black', cap: '#3a0f1b' },
    { title: 'Vinagre Balsâmico', tone: '#3a0f1b' },
  ),
  'Vinagre de {kind} {brand} 250 ml': bottle(
    'sauce',
    undefined,
    {
      glass: 'clear',
      fill: byKind({
        'Maçã não Filtrado': '#c98f3a',
        'Vinho Branco': '#e3d48a',
        Framboesa: '#b8304a',
        Arroz: '#efe6c4',
      }),
      opacity: 0.92,
      cap: '#38524a',
    },
    {
      title: 'Vinagre',
      art: byKind({ 'Vinho Branco': 'whitegrape', Arroz: 'rice' }),
      tone: byKind({ 'Vinho Branco': '#b0983a', Arroz: '#a08a5a' }),
    },
  ),
  'Redução Balsâmica {brand} 180 ml': bottle(
    'sauce',
    'grape',
    { glass: 'black', cap: '#bf9b54' },
    { title: 'Redução Balsâmica', tone: '#3a0f1b' },
  ),
  'Flor de Sal {kind} {brand} 100 g': jar(
    'salt',
    { size: 'small', fill: byKind({ Defumada: '#b9aa98' }, '#f4f4f1'), wooden: true },
    { title: 'Flor de Sal', tone: byKind({ Pura: '#2d6f8e', Defumada: '#6a5648', 'com Limão': '#8aa52c' }) },
  ),
  'Moedor de {kind} {brand}': show(
    'grinder',
    {
      fill: byKind({
        'Pimenta-Preta 50 g': '#2e2825',
        'Mix de Pimentas 45 g': '#7a3f34',
        'Sal Rosa 90 g': '#e8b3a6',
      }),
    },
    {
      title: 'Moedor',
      art: byKind({ 'Sal Rosa 90 g': 'salt' }, 'pepper'),
      tone: byKind({
        'Pimenta-Preta 50 g': '#3a3230',
        'Mix de Pimentas 45 g': '#a83a2a',
        'Sal Rosa 90 g': '#c9756a',
      }),
    },
  ),
  '{kind} {brand} 40 g': jar(
    'pepper',
    {
      size: 'small',
      fill: byKind({
        'Cúrcuma Moída': '#d8921c',
        'Cumaru em Favas': '#33241c',
        Zaatar: '#7a7a3a',
        'Páprica Defumada': '#a8301a',
        'Canela em Rama': '#9a5f34',
        'Curry da Casa': '#d0921f',
      }),
      cap: '#8a2a16',
    },
    {
      title: 'Tempero',
      art: byKind({
        'Cúrcuma Moída': 'turmeric',
        'Cumaru em Favas': 'beanblack',
        Zaatar: 'sesame',
        'Páprica Defumada': 'paprika',
        'Canela em Rama': 'cinnamon',
        'Curry da Casa': 'turmeric',
      }),
      tone: byKind({
        'Cúrcuma Moída': '#d8921c',
        'Cumaru em Favas': '#4a3428',
        Zaatar: '#6f7a35',
        'Páprica Defumada': '#a8301a',
        'Canela em Rama': '#8a5a34',
        'Curry da Casa': '#c9851a',
      }),
    },
  ),
  'Açafrão em Pistilos {brand} 0,5 g': jar(
    'paprika',
    { size: 'small', fill: '#a8241a', cap: '#d9a43a' },
    { title: 'Açafrão', kind: 'em Pistilos', art: 'hibiscus', tone: '#c2391f' },
  ),
  'Mostarda {kind} {brand} 180 g': jar(
    'seeds',
    {
      size: 'small',
      fill: byKind({ 'em Grãos': '#b08a34', 'com Mel': '#dba52c', Forte: '#d9b53a' }),
      cap: '#20497a',
    },
    {
      title: 'Mostarda',
      art: byKind({ 'com Mel': 'honey' }, 'seeds'),
      tone: byKind({ 'em Grãos': '#9a7a24', 'com Mel': '#d98e1a', Forte: '#b8301f' }),
    },
  ),
  'Molho de Pimenta {kind} {brand} 150 ml': bottle(
    'sauce',
    'chili',
    {
      glass: 'clear',
      fill: byKind({ Malagueta: '#b8201a', 'Manga e Habanero': '#e39a24', Defumada: '#7a2a1a' }),
      cap: '#2a1a16',
    },
    {
      title: 'Molho de Pimenta',
      tone: byKind({ Malagueta: '#b8201a', 'Manga e Habanero': '#e0861f', Defumada: '#5f2a1c' }),
      art: byKind({ 'Manga e Habanero': 'mango' }, 'chili'),
    },
  ),
  'Chutney de {kind} {brand} 200 g': jar(
    'mango',
    { size: 'small', fill: byKind({ Manga: '#d98a1c', Abacaxi: '#d9aa2c' }), cap: '#7a2342' },
    { title: 'Chutney' },
  ),
  'Molho Pesto de {kind} {brand} 180 g': jar(
    'basil',
    { size: 'small', fill: byKind({ Manjericão: '#4a7a2a', 'Tomate Seco': '#9a3a20' }), cap: '#1f5c3a' },
    { title: 'Pesto', layout: 'classic' },
  ),
  // Bebidas artesanais.
  'Cerveja {kind} {brand} 473 ml': drinkCan(
    'hop',
    { size: 'tall' },
    {
      title: 'Cerveja',
      tone: byKind({
        'Session IPA': '#e07a2c',
        'Witbier com Laranja': '#e9b64a',
        'Porter com Cacau': '#3a2018',
        'Sour de Caju': '#e8574a',
      }),
      art: byKind(
        { 'Witbier com Laranja': 'orange', 'Porter com Cacau': 'cocoa', 'Sour de Caju': 'mango' },
        'hop',
      ),
    },
  ),
  'Cerveja {kind} {brand} 600 ml': bottle(
    'beer',
    'hop',
    { glass: 'brown', cap: '#f2c230' },
    {
      title: 'Cerveja',
      tone: byKind({ 'Pilsen Boêmia': '#c9a02c', Dunkel: '#4a2a1c', Tripel: '#b8652a' }),
      art: byKind({ 'Pilsen Boêmia': 'wheat', Dunkel: 'barrel' }, 'hop'),
    },
  ),
  'Cachaça {kind} {brand} 700 ml': bottle(
    'spirit',
    'cane',
    {
      glass: 'clear',
      fill: byKind({ Jequitibá: '#efe6c4', 'Amburana 2 Anos': '#d9a544', 'Carvalho 5 Anos': '#b5702a' }),
      opacity: 0.92,
      cap: '#2a1a12',
    },
    {
      title: 'Cachaça',
      tone: byKind({ Jequitibá: '#6a7a3a', 'Amburana 2 Anos': '#a86f24', 'Carvalho 5 Anos': '#6a3a1a' }),
    },
  ),
  'Gim {kind} {brand} 750 ml': bottle(
    'spirit',
    'rosemary',
    {
      glass: 'clear',
      fill: byKind({ 'de Jabuticaba': '#7a3a6a' }, '#e3f0ec'),
      opacity: byKind({ 'de Jabuticaba': 0.85 }, 0.5),
      cap: '#24504c',
    },
    { title: 'Gim', tone: byKind({ Clássico: '#24504c' }) },
  ),
  'Licor de {kind} {brand} 500 ml': bottle(
    'spirit',
    undefined,
    {
      glass: 'clear',
      fill: byKind({
        Jabuticaba: '#3a1438',
        Jenipapo: '#4a3020',
        'Doce de Leite': '#b98048',
        Café: '#2a140a',
      }),
      cap: '#7a2342',
    },
    { title: 'Licor', layout: 'classic' },
  ),
  'Vermute Tinto da Casa {brand} 750 ml': bottle(
    'bordeaux',
    'grape',
    { glass: 'clear', fill: '#6a1a22', cap: '#38524a' },
    { title: 'Vermute Tinto', kind: 'da Casa', tone: '#8a2430' },
  ),
  'Kombucha de {kind} {brand} 350 ml': bottle(
    'longneck',
    undefined,
    {
      glass: 'clear',
      fill: byKind({ 'Gengibre e Limão': '#e3c25a', Hibisco: '#c8304f', Maracujá: '#eab035' }),
      opacity: 0.92,
      cap: '#e2687f',
    },
    { title: 'Kombucha' },
  ),
  'Suco de Uva Integral {kind} {brand} 1 L': bottle(
    'juice',
    undefined,
    { glass: 'clear', fill: byKind({ Tinto: '#33102c', Branco: '#d9c76a' }), cap: '#4a1524' },
    { title: 'Suco de Uva', layout: 'classic' },
  ),
  'Xarope de {kind} {brand} 250 ml': bottle(
    'sauce',
    undefined,
    {
      glass: 'clear',
      fill: byKind({ Gengibre: '#d9a845', 'Flor de Sabugueiro': '#efe9b8', Cupuaçu: '#e8d9a8' }),
      opacity: 0.92,
      cap: '#e2687f',
    },
    { title: 'Xarope' },
  ),
  'Tônica Artesanal {kind} {brand} 200 ml': bottle(
    'longneck',
    'bubbles',
    { glass: 'clear', fill: '#e6f1ee', opacity: 0.45, cap: '#e2687f' },
    { title: 'Tônica Artesanal', tone: byKind({ Clássica: '#d9b21c', Pepino: '#5a9a58' }) },
  ),
  'Água Mineral em Vidro {kind} {brand} 750 ml': bottle(
    'juice',
    'drop',
    { glass: 'clear', fill: '#dceef5', opacity: 0.35, tint: '#cfe8f4', cap: '#0a6fb8' },
    {
      title: 'Água Mineral',
      tone: byKind({ 'com Gás': '#1f9a5a', 'sem Gás': '#1d78c8' }),
      art: byKind({ 'com Gás': 'bubbles' }, 'drop'),
    },
  ),
  // Cafés e chás.
  'Café em Grão {kind} {brand} {size}': block(
    'coffee',
    { paper: true, tie: true },
    {
      title: 'Café em Grão',
      tone: byKind({ Mogiana: '#b5432a', 'Sul de Minas': '#2f6f5a', Chapada: '#d9902c', Caparaó: '#3f5f9a' }),
    },
  ),
  'Microlote Fermentado {brand} 200 g': block(
    'coffee',
    { paper: true, tie: true },
    { title: 'Microlote', kind: 'Fermentado', tone: '#7a2f6a' },
  ),
  'Café Orgânico em Grão {brand} 250 g': block(
    'coffee',
    { paper: true, tie: true },
    { title: 'Café em Grão', kind: 'Orgânico', tone: '#4f7a35' },
  ),
  'Café Moído para {kind} {brand} 250 g': block(
    'coffeecup',
    { paper: true, tie: true },
    {
      title: 'Café Moído',
      kind: byKind({ Coador: 'para Coador', Prensa: 'para Prensa', Moka: 'para Moka' }),
      tone: byKind({ Coador: '#c2602c', Prensa: '#2f6a7a', Moka: '#8a2f2a' }),
    },
  ),
  'Cápsulas de Café {kind} {brand} 10 un.': carton(
    'coffee',
    { dims: [1.5, 0.6, 0.5] },
    {
      title: 'Cápsulas de Café',
      tone: byKind({ Intenso: '#3a2018', Caramelo: '#c27a2c', Descafeinado: '#3f7f9a' }),
    },
  ),
  'Café Gelado em Lata {brand} 269 ml': drinkCan(
    'coffeecup',
    { size: 'slim' },
    { title: 'Café Gelado', tone: '#b5652f', layout: 'modern' },
  ),
  'Café em Sachê Individual {brand} 8 un.': carton(
    'coffeecup',
    { dims: [1.15, 1, 0.4] },
    { title: 'Café em Sachê', tone: '#4f7a35' },
  ),
  'Chá {kind} {brand} {size}': bySize(
    {
      '15 sachês': carton(
        'tea',
        { dims: [1.25, 0.9, 0.45] },
        {
          title: 'Chá',
          art: byKind(
            { 'Branco com Pêssego': 'peach', 'Chai de Especiarias': 'chaicup', 'Preto Defumado': 'teacup' },
            'tea',
          ),
          tone: byKind({
            'Preto Defumado': '#4a2a1c',
            'Verde com Jasmim': '#4f8f4a',
            'Branco com Pêssego': '#e0985a',
            'Chai de Especiarias': '#b5652a',
          }),
        },
      ),
    },
    tin(
      'tea',
      { size: 'tea', lid: '#1f4e8c', matte: true },
      {
        title: 'Chá',
        size: '80 g',
        art: byKind(
          { 'Branco com Pêssego': 'peach', 'Chai de Especiarias': 'chaicup', 'Preto Defumado': 'teacup' },
          'tea',
        ),
        tone: byKind({
          'Preto Defumado': '#4a2a1c',
          'Verde com Jasmim': '#4f8f4a',
          'Branco com Pêssego': '#e0985a',
          'Chai de Especiarias': '#b5652a',
        }),
      },
    ),
  ),
  'Infusão de {kind} {brand} 50 g': pouch(
    'tea',
    { paper: true },
    {
      title: 'Infusão',
      art: byKind({ 'Capim-Santo e Limão': 'lemon', 'Rooibos e Baunilha': 'vanilla' }),
      tone: byKind({ 'Capim-Santo e Limão': '#8aa83a', 'Rooibos e Baunilha': '#b5502c' }),
    },
  ),
  'Erva-Mate Premium {brand} 500 g': block(
    'mate',
    { paper: true, fold: 0.9 },
    { title: 'Erva-Mate', kind: 'Premium', tone: '#2f7a3f' },
  ),
  'Matcha Culinário {brand} 50 g': tin(
    'matcha',
    { size: 'tea', lid: '#1f4e8c', matte: true },
    { title: 'Matcha', kind: 'Culinário', tone: '#7a9a2f' },
  ),
  'Coador de Porcelana N.º 102': goods('coffeeDripper', {}, { pitch: 16 }),
  'Filtro de Papel N.º 102 {brand} 100 un.': carton(
    'coffeecup',
    { dims: [1.3, 1.1, 0.3] },
    { title: 'Filtro de Papel', kind: 'N.º 102', tone: '#c2602c' },
  ),
  'Prensa de Vidro {size}': goods('frenchPress', {}, { pitch: 12, yaw: 20 }),
  'Moedor Manual de Café': TILE,
  'Bule de Ágata {kind} {brand} 700 ml': goods(
    'enamelPot',
    { colour: byKind({ Azul: '#2b5fa0', Branco: '#f5f4ef' }) },
    { pitch: 14, yaw: 0 },
  ),
  'Balança Digital para Café': goods('scale', {}, { pitch: 34, yaw: -16 }),
  // Chocolates e doces.
  'Chocolate {kind} {brand} 80 g': bar(
    'cocoa',
    { dims: [1.65, 0.85, 0.13] },
    {
      title: 'Chocolate',
      art: byKind(
        {
          'ao Leite 45 %': 'chocolate',
          'Branco com Maracujá': 'passion',
          '54 % com Flor de Sal': 'salt',
          '60 % com Castanha': 'nut',
          '70 % com Café': 'coffee',
        },
        'cocoa',
      ),
      tone: byKind({
        '70 % Bahia': '#1f4f4a',
        '85 % Pará': '#2a1a16',
        'ao Leite 45 %': '#b5702f',
        'Branco com Maracujá': '#e0a52c',
        '54 % com Flor de Sal': '#3f6f9a',
        '60 % com Castanha': '#8a5a2f',
        '70 % com Café': '#5a3324',
      }),
    },
  ),
  'Chocolate Vegano {kind} {brand} 80 g': bar(
    'cocoa',
    { dims: [1.65, 0.85, 0.13] },
    {
      title: 'Chocolate Vegano',
      art: byKind({ 'Leite de Coco': 'coconut', Amendoim: 'peanut' }),
      tone: byKind({ 'Leite de Coco': '#2f8a7a', Amendoim: '#c2812f' }),
    },
  ),
  'Caixa de Bombons {kind}': goods(
    'bonbonBox',
    { count: byKind({ '9 un.': 3, '16 un.': 4, '25 un.': 5 }) },
    { pitch: 38, yaw: -14 },
  ),
  'Trufa de {kind} {brand} 30 g': goods(
    'truffles',
    { colour: byKind({ Cachaça: '#3a2016', Cupuaçu: '#5c3420', Pistache: '#4e331f' }) },
    { pitch: 22 },
  ),
  'Drágeas de {kind} {brand} 120 g': pouch(
    'coffee',
    { dims: [1, 1.35, 0.34] },
    { title: 'Drágeas', layout: 'classic' },
  ),
  'Doce de Leite {kind} {brand} {size}': jar(
    'caramel',
    { size: bySize({ '220 g': 'small' }, 'medium'), fill: '#a5662a', cap: '#d9b46a' },
    {
      title: 'Doce de Leite',
      art: byKind({ 'com Café': 'coffee' }, 'cow'),
      tone: byKind({ Tradicional: '#a8581c' }),
    },
  ),
  'Goiabada Cascão {brand} {size}': tin(
    'guava',
    { size: 'flat' },
    { title: 'Goiabada', kind: 'Cascão', tone: '#c2333f' },
  ),
  'Compota de {kind} {brand} 400 g': jar(
    'peach',
    {
      size: 'tall',
      fill: byKind({
        'Figo Verde': '#7a8f3a',
        'Laranja-da-Terra': '#d9802a',
        'Abóbora com Coco': '#e07a24',
        Pêssego: '#eea54a',
      }),
      cap: '#7a2342',
      texture: 'fruit',
    },
    { title: 'Compota' },
  ),
  'Rapadura em Cubos {brand} 250 g': pouch(
    'caramel',
    { paper: true },
    { title: 'Rapadura', kind: 'em Cubos', tone: '#a8703a' },
  ),
  'Paçoca Artesanal {brand} 12 un.': carton(
    'peanut',
    { dims: [1.2, 0.9, 0.4] },
    { title: 'Paçoca', kind: 'Artesanal', tone: '#c98a3f' },
  ),
  'Mel de {kind} {brand} 300 g': jar(
    'honey',
    {
      size: 'medium',
      fill: byKind({ Laranjeira: '#d9921f', 'Cipó-Uva': '#c27a1a', 'Assa-Peixe': '#e0a83a' }),
      cap: '#3b2713',
    },
    { title: 'Mel', tone: byKind({ Laranjeira: '#e0841c', 'Cipó-Uva': '#8a5aa0', 'Assa-Peixe': '#5f8a4a' }) },
  ),
  'Favo de Mel {brand} 200 g': goods('honeycomb', {}, { pitch: 26, yaw: -24 }),
  'Geleia de {kind} {brand} 240 g': jar(
    'jam',
    {
      size: 'small',
      fill: byKind({
        Pimenta: '#b8281e',
        Amora: '#3f1440',
        Damasco: '#e0882c',
        'Morango com Balsâmico': '#7a1424',
      }),
      cap: '#d9a43a',
    },
    { title: 'Geleia', art: byKind({ 'Morango com Balsâmico': 'strawberry' }) },
  ),
  // Conservas.
  'Azeitona {kind} {brand} 200 g': jar(
    'olive',
    {
      size: 'small',
      fill: byKind({ 'Preta Chilena': '#3a2838' }, '#8a9440'),
      texture: 'olives',
      cap: '#4f6321',
    },
    {
      title: 'Azeitona',
      art: byKind({ 'Preta Chilena': 'blackolive' }, 'olive'),
      tone: byKind({
        'Verde Graúda': '#6f7f30',
        'Preta Chilena': '#3b2a3a',
        'Recheada com Pimentão': '#c23a24',
        'Temperada com Ervas': '#4f7a3a',
      }),
    },
  ),
  'Antepasto de {kind} {brand} 250 g': jar(
    'eggplant',
    {
      size: 'medium',
      fill: byKind({ Berinjela: '#6a4a3a', Abobrinha: '#8a9a4a', 'Pimentões Assados': '#b8402a' }),
      cap: '#1f5c3a',
      texture: 'pieces',
    },
    { title: 'Antepasto', layout: 'classic' },
  ),
  'Tomate Seco em Azeite {brand} 200 g': jar(
    'tomato',
    { size: 'small', fill: '#9a2a1c', cap: '#1f5c3a', texture: 'pieces' },
    { title: 'Tomate Seco', kind: 'em Azeite', layout: 'classic', tone: '#b8301f' },
  ),
  'Picles de {kind} {brand} 300 g': jar(
    'cucumber',
    {
      size: 'tall',
      fill: byKind({ Pepino: '#7a9440', 'Cebola Roxa': '#a8447a', 'Cenoura e Gengibre': '#e07a2a' }),
      cap: '#20497a',
      texture: 'pieces',
    },
    { title: 'Picles' },
  ),
  'Coração de Alcachofra em Óleo {brand} 280 g': jar(
    'artichoke',
    { size: 'medium', fill: '#b0a860', cap: '#4f6321', texture: 'pieces' },
    { title: 'Alcachofra', kind: 'em Óleo', tone: '#6f8a45' },
  ),
  'Palmito Pupunha {kind} {brand} 300 g': jar(
    'palm',
    { size: 'tall', fill: '#ece2c0', cap: '#1f5a45', texture: 'stems' },
    { title: 'Palmito Pupunha', tone: '#5f8a4a' },
  ),
  'Chucrute Vivo {brand} 400 g': jar(
    'leafy',
    { size: 'medium', fill: '#dcd6a0', cap: '#20497a', texture: 'pieces' },
    { title: 'Chucrute', kind: 'Vivo', tone: '#8a9a3a' },
  ),
  'Alho Negro {brand} 100 g': jar(
    'garlic',
    { size: 'small', fill: '#1f1714', cap: '#8a2a16' },
    { title: 'Alho Negro', tone: '#2a1f1c' },
  ),
  'Cogumelos em Conserva {brand} 250 g': jar(
    'mushroom',
    { size: 'medium', fill: '#cdb48c', cap: '#1f5a45', texture: 'olives' },
    { title: 'Cogumelos', kind: 'em Conserva', tone: '#8a6a4a' },
  ),
  'Castanha-do-Pará Inteira': goods(
    'nutHeap',
    { colours: ['#e8d3ae', '#b98d62', '#7a5236'], stretch: [0.8, 0.75, 1.6] },
    { pitch: 24 },
  ),
  'Castanha-de-Caju Torrada': goods('cashewHeap', {}, { pitch: 24 }),
  'Nozes sem Casca': goods(
    'nutHeap',
    { colours: ['#b88a5a', '#a0713f', '#c99d6c'], rough: 0.22 },
    { pitch: 24 },
  ),
  'Pistache com Casca': goods(
    'nutHeap',
    { colours: ['#dcc9a0', '#cdb788', '#8fa45a', '#e3d3ae'], stretch: [0.8, 0.8, 1.25] },
    { pitch: 24 },
  ),
  'Amêndoa Laminada': goods('flakeHeap', { colours: ['#f3e3c4', '#ecd7b0', '#d9b07a'] }, { pitch: 24 }),
  'Macadâmia Crua': goods(
    'nutHeap',
    { colours: ['#f1e2c0', '#ead6ac', '#f5ead0'], stretch: [1, 1, 1], rough: 0.02 },
    { pitch: 24 },
  ),
  'Mix Tropical de Castanhas e Frutas': goods(
    'nutHeap',
    {
      colours: ['#b98a5a', '#e8d3ae', '#e39a2c', '#7a2a3a', '#d9c38a', '#8a5a34'],
      stretch: [0.9, 0.8, 1.35],
    },
    { pitch: 24 },
  ),
  'Damasco Turco': goods(
    'nutHeap',
    {
      colours: ['#e8892c', '#dd7a22', '#ef9a42'],
      stretch: [1.3, 0.6, 1.2],
      size: 0.16,
      count: 90,
      rough: 0.12,
    },
    { pitch: 24 },
  ),
  'Tâmara sem Caroço': goods(
    'nutHeap',
    {
      colours: ['#5a2f1a', '#6a3a20', '#4a2414'],
      stretch: [0.8, 0.8, 1.7],
      size: 0.15,
      count: 90,
      rough: 0.14,
      shine: true,
    },
    { pitch: 24 },
  ),
  'Uva-Passa Branca': goods(
    'nutHeap',
    {
      colours: ['#c98f2c', '#b57a20', '#d9a545'],
      stretch: [0.9, 0.7, 1.3],
      size: 0.085,
      count: 300,
      rough: 0.2,
    },
    { pitch: 24 },
  ),
  'Banana-Passa': TILE,
  'Cranberry Desidratado': goods(
    'nutHeap',
    {
      colours: ['#8a1424', '#a01c2c', '#6f0f1e'],
      stretch: [1, 0.6, 1.2],
      size: 0.09,
      count: 280,
      rough: 0.2,
      shine: true,
    },
    { pitch: 24 },
  ),
  'Semente de Girassol sem Casca': goods(
    'nutHeap',
    {
      colours: ['#bdb49a', '#a89f86', '#cfc7b0'],
      stretch: [0.55, 0.4, 1.2],
      size: 0.085,
      count: 380,
      rough: 0,
    },
    { pitch: 24 },
  ),
  'Coco em Lascas Tostado': goods('flakeHeap', { colours: ['#f7efe0', '#ecd9b4', '#c99a5f'] }, { pitch: 24 }),
  // Frios.
  'Presunto Cru {kind}': goods(
    'slices',
    { colour: '#b0403f', fat: '#f3dcd2', folded: true, thin: true },
    { pitch: 28 },
  ),
  'Copa Artesanal': goods('slices', { colour: '#a8383a', fat: '#f1d5cb', round: true }, { pitch: 28 }),
  'Panceta Enrolada': goods('slices', { colour: '#c4575a', fat: '#f7e6de', round: true }, { pitch: 28 }),
  'Peito de Pato Defumado': TILE,
  'Lombo Canadense': goods('slices', { colour: '#dd9488', edge: '#a8572f', round: true }, { pitch: 28 }),
  'Carne Seca Fatiada Fina': goods(
    'slices',
    { colour: '#8a2f26', fat: '#c9826a', folded: true, thin: true },
    { pitch: 28 },
  ),
  'Salame {kind} {brand} 250 g': goods('salami', { label: true }, { pitch: 14 }),
  'Linguiça {kind} {brand} 500 g': tray(
    'sausages',
    { colour: byKind({ 'de Bragança': '#b5503f', 'com Provolone': '#c9705a', 'de Cordeiro': '#8f3a34' }) },
    { art: 'sausage', title: 'Linguiça' },
  ),
  'Chouriço Espanhol Curado {brand} 200 g': goods(
    'salami',
    { colour: '#9a2a1c', label: true },
    { pitch: 14 },
  ),
  'Patê de {kind} {brand} 150 g': jar(
    'beef',
    {
      size: 'small',
      fill: byKind({ 'Fígado com Conhaque': '#8a5a44', Campanha: '#b0785a', 'Truta Defumada': '#e0a590' }),
      wooden: true,
    },
    {
      title: 'Patê',
      art: byKind({ 'Truta Defumada': 'salmon' }, 'beef'),
      tone: byKind({ 'Fígado com Conhaque': '#7a3a24', Campanha: '#a8653a', 'Truta Defumada': '#d9755a' }),
      layout: 'classic',
    },
  ),
  'Homus {kind} {brand} 200 g': tub(
    'seeds',
    { size: 'deli', lid: '#a5481f' },
    {
      title: 'Homus',
      art: byKind({ 'de Beterraba': 'beet', 'com Pimentão': 'paprika' }, 'seeds'),
      tone: byKind({ Tradicional: '#d9b070', 'de Beterraba': '#a82a62', 'com Pimentão': '#d0522a' }),
    },
  ),
  'Pasta de Berinjela Defumada {brand} 200 g': tub(
    'eggplant',
    { size: 'deli', lid: '#4f2a5a' },
    { title: 'Pasta de Berinjela', kind: 'Defumada', tone: '#4f2a5a' },
  ),
  'Tapenade de Azeitona Preta {brand} 140 g': jar(
    'blackolive',
    { size: 'small', fill: '#2a1f24', cap: '#4f6321' },
    { title: 'Tapenade', kind: 'Azeitona Preta', tone: '#3b2a3a' },
  ),
  'Salmão Defumado Fatiado {size}': bag(
    'salmon',
    { dims: [1.55, 1.05, 0.12], folds: 0.2 },
    { title: 'Salmão Defumado', kind: 'Fatiado', tone: '#e07a58' },
  ),
  'Anchovas em Azeite {brand} 80 g': jar(
    'sardine',
    { size: 'small', fill: '#a8745a', cap: '#12406e', texture: 'stems' },
    { title: 'Anchovas', kind: 'em Azeite', tone: '#8a5a3a' },
  ),
  'Bottarga de Tainha {brand} 90 g': bag(
    'fish',
    { dims: [1.4, 0.95, 0.16], folds: 0.3 },
    { title: 'Bottarga', kind: 'de Tainha', tone: '#d98a2c' },
  ),
  'Bacalhau Dessalgado em Lombos {brand} 800 g': bag(
    'fish',
    { dims: [1.5, 1.05, 0.34] },
    { title: 'Bacalhau', kind: 'Dessalgado em Lombos', tone: '#2f6f9a' },
  ),
  'Polvo ao Azeite {brand} 120 g': show(
    'sardineTin',
    {},
    { art: 'olive', title: 'Polvo', kind: 'ao Azeite', tone: '#7a2f5a' },
  ),
  // Massas e molhos.
  'Ravióli de {kind} {brand} 400 g': bag(
    'ravioli',
    { dims: [1.3, 1.35, 0.36] },
    {
      title: 'Ravióli',
      art: 'ravioli',
      tone: byKind({ 'Ricota e Espinafre': '#4f8f4a', 'Abóbora e Sálvia': '#e0842c', Costela: '#8c2a22' }),
    },
  ),
  'Talharim Fresco {kind} {brand} 500 g': bag(
    'spaghetti',
    { dims: [1.3, 1.35, 0.36] },
    {
      title: 'Talharim Fresco',
      tone: byKind({ Tradicional: '#d9a32c', 'de Espinafre': '#4f8f4a', 'Tinta de Lula': '#2a2a33' }),
    },
  ),
  'Nhoque de {kind} {brand} 500 g': bag(
    'gnocchi',
    { dims: [1.3, 1.35, 0.36] },
    { title: 'Nhoque', tone: byKind({ Batata: '#d9a94a', Mandioquinha: '#e0982c' }) },
  ),
  'Lasanha Fresca em Folhas {brand} 400 g': bag(
    'lasagna',
    { dims: [1.4, 1.2, 0.24] },
    { title: 'Lasanha Fresca', kind: 'em Folhas', tone: '#d9a32c' },
  ),
  '{kind} de Grano Duro {brand} 500 g': bag(
    'pasta',
    { dims: [1.1, 1.65, 0.36] },
    {
      title: 'Grano Duro',
      art: byKind({ Espaguete: 'spaghetti', Linguine: 'spaghetti' }, 'pasta'),
      tone: byKind({
        Espaguete: '#c2402f',
        Rigatoni: '#2f7a5a',
        Orecchiette: '#d9902c',
        Linguine: '#3f5f9a',
      }),
    },
  ),
  'Massa de {kind} {brand} 300 g': carton(
    'pasta',
    { dims: BOX },
    {
      title: 'Massa',
      tone: byKind({ Lentilha: '#c2602c', 'Grão-de-Bico': '#d9a545', 'Arroz Integral': '#7a8a45' }),
      art: byKind({ Lentilha: 'lentil', 'Grão-de-Bico': 'seeds', 'Arroz Integral': 'brownrice' }),
    },
  ),
  'Cuscuz Marroquino {brand} 500 g': carton(
    'quinoa',
    { dims: BOX },
    { title: 'Cuscuz', kind: 'Marroquino', tone: '#d9993a' },
  ),
  'Molho de Tomate {kind} {brand} 340 g': jar(
    'tomato',
    { size: 'tall', fill: byKind({ 'com Cogumelos': '#9a3a24' }, '#b82a1c'), cap: '#1f5c3a' },
    { title: 'Molho de Tomate' },
  ),
  'Ragu de {kind} {brand} 400 g': jar(
    'beef',
    { size: 'tall', fill: '#8a3020', cap: '#1f5c3a' },
    { title: 'Ragu', art: byKind({ Linguiça: 'sausage' }, 'beef'), tone: byKind({ Linguiça: '#b5402a' }) },
  ),
  'Tomate Pelado Inteiro {brand} 400 g': tin(
    'tomato',
    {},
    { title: 'Tomate Pelado', kind: 'Inteiro', tone: '#c8301f' },
  ),
  'Arroz {kind} {brand} {size}': block(
    'rice',
    { paper: true, fold: 0.88 },
    {
      title: 'Arroz',
      art: byKind({ Negro: 'blackrice', Vermelho: 'redrice' }, 'rice'),
      tone: byKind({ Carnaroli: '#c9a23f', Negro: '#3a2a36', Vermelho: '#9a3f2f', Jasmim: '#7aa56a' }),
    },
  ),
  'Risoto de {kind} {brand} 250 g': pouch(
    'rice',
    { paper: true, dims: [1.05, 1.45, 0.36] },
    {
      title: 'Risoto',
      art: byKind({ Funghi: 'mushroom', Açafrão: 'turmeric' }),
      tone: byKind({ Funghi: '#8a6a4a', Açafrão: '#e0a01f' }),
    },
  ),
  'Polenta Rústica {brand} 500 g': block(
    'corn',
    { paper: true, fold: 0.9 },
    { title: 'Polenta', kind: 'Rústica', tone: '#e0aa24', layout: 'kraft' },
  ),
  'Feijão-Manteiguinha {brand} 500 g': bag(
    'beanlight',
    { paper: true },
    { title: 'Feijão-Manteiguinha', tone: '#b5925a' },
  ),
  // Pães e biscoitos.
  'Pão Rústico {kind} {brand} {size}': goods(
    'rusticLoaf',
    {
      dark: byKind({ Integral: true }, false),
      bits: byKind({ 'Nozes e Passas': '#5a3420', Azeitonas: '#3a3a24' }),
    },
    { pitch: 22 },
  ),
  'Baguete Francesa': goods('baguettes', {}, { pitch: 26, yaw: 34 }),
  Focaccia: goods(
    'focaccia',
    { top: byKind({ 'Tomate e Azeite': '#c8321f', 'Alecrim e Sal': '#4a6a35' }) },
    { pitch: 34, yaw: -24 },
  ),
  'Brioche em Fôrma {brand} 400 g': goods('brioche', {}, { pitch: 18, yaw: -26 }),
  'Croissant {kind}': goods(
    'croissant',
    { topping: byKind({ 'de Amêndoas': '#f1dfbd', 'com Chocolate': '#4a2414' }) },
    { pitch: 24, yaw: 0 },
  ),
  'Rolo de Canela': goods('cinnamonRoll', {}, { pitch: 34 }),
  'Torta de Maçã Inteira {brand} 22 cm': goods('applePie', {}, { pitch: 28 }),
  'Pão de Mel': goods(
    'honeyCakes',
    { open: byKind({ 'Doce de Leite': '#a8682c', Brigadeiro: '#2f180e' }) },
    { pitch: 20 },
  ),
  'Bolo Inglês de Frutas {brand} 500 g': goods('poundCake', {}, { pitch: 20, yaw: -26 }),
  'Cookie de {kind} {brand} 200 g': pouch(
    'cookie',
    { paper: true },
    {
      title: 'Cookie',
      art: 'cookie',
      tone: byKind({ 'Castanha e Coco': '#b5854a', 'Aveia e Passas': '#9a6a3a' }),
    },
  ),
  'Biscoito de Polvilho {brand} {size}': bag(
    'cookie',
    { dims: [1.2, 1.55, 0.6], paper: true },
    { title: 'Biscoito', kind: 'de Polvilho', art: 'cassava', tone: '#a63d2f' },
  ),
  'Cantucci de Amêndoas {brand} 180 g': pouch(
    'almond',
    { paper: true },
    { title: 'Cantucci', kind: 'de Amêndoas', tone: '#b5763f', layout: 'kraft' },
  ),
  'Sequilho de {kind} {brand} 250 g': pouch(
    'cookie',
    { paper: true },
    { title: 'Sequilho', art: byKind({ Nata: 'milk' }), tone: byKind({ Nata: '#e0c07a' }) },
  ),
  'Grissini {kind} {brand} 150 g': carton(
    'wheat',
    { dims: [0.62, 1.6, 0.34] },
    { title: 'Grissini', layout: 'panel' },
  ),
  'Torrada de Levain {brand} 160 g': pouch(
    'bread',
    { paper: true },
    { title: 'Torrada', kind: 'de Levain', tone: '#a8703a' },
  ),
  'Cracker de Sementes {brand} 140 g': carton(
    'sesame',
    { dims: [1.1, 1.2, 0.34] },
    { title: 'Cracker', kind: 'de Sementes', tone: '#8a7a3a', layout: 'kraft' },
  ),
  'Pretzel Crocante {brand} 200 g': bag(
    'wheat',
    { dims: [1.1, 1.5, 0.5] },
    { title: 'Pretzel', kind: 'Crocante', tone: '#a8601f' },
  ),
  'Pão Sueco Integral {brand} 180 g': carton(
    'wheat',
    { dims: [1.5, 0.95, 0.3] },
    { title: 'Pão Sueco', kind: 'Integral', tone: '#8a5a2c' },
  ),
  // Presentes.
  'Cesta de Café da Manhã {kind}': TILE,
  'Cesta Queijos e Vinho': TILE,
  'Cesta Italiana': TILE,
  'Cesta Doce Lembrança': TILE,
  'Caixa Churrasco Gourmet': TILE,
  'Cesta Vegana': TILE,
  'Prato Raso de Cerâmica {kind}': goods(
    'ceramicPlate',
    { colour: byKind({ Areia: '#d9c8a8', Azul: '#3f6a94', Musgo: '#6f7a4f' }) },
    { pitch: 40, yaw: 0 },
  ),
  'Tigela de Cerâmica {kind}': goods(
    'ceramicBowl',
    { colour: byKind({ Areia: '#d9c8a8', Azul: '#3f6a94' }) },
    { pitch: 22, yaw: 0 },
  ),
  'Tábua de Madeira para Servir {size}': goods('servingBoard', {}, { pitch: 48, yaw: -30 }),
  'Jogo de Talheres {brand} 24 Peças': TILE,
  'Guardanapo de Linho {brand} 2 un.': goods('napkins', {}, { pitch: 30, yaw: -24 }),
  'Castiçal com Vela de Cera de Abelha': goods('candlestick', {}, { pitch: 10 }),
  'Buquê do Campo': TILE,
  'Rosas {kind} 6 un.': goods(
    'roses',
    { colour: byKind({ Vermelhas: '#b3122a', Brancas: '#f6f1e8', Chá: '#e9b48f' }) },
    { pitch: 8 },
  ),
  'Girassóis 3 un.': goods('sunflowers', {}, { pitch: 4 }),
  'Tulipas 5 un.': goods('tulips', {}, { pitch: 6 }),
  'Suculenta em Vaso de Barro': goods('succulent', {}, { pitch: 22 }),
  'Cacto em Vaso de Cerâmica': goods('cactus', {}, { pitch: 10 }),
  // Queijos.
  Burrata: goods('burrata', {}, { pitch: 18 }),
  'Queijo Minas Frescal Artesanal': goods(
    'cheeseWheel',
    { colour: '#fbf7ea', rind: '#f6f0dd', smooth: false },
    { pitch: 20 },
  ),
  'Ricota de Búfala': goods('cheeseWheel', { colour: '#fdfbf5', rind: '#faf7ee', high: 0.7 }, { pitch: 20 }),
  'Queijo de Cabra Cremoso com Ervas {brand} 150 g': tub(
    'basil',
    { size: 'deli', lid: '#4f5d63' },
    { title: 'Queijo de Cabra', kind: 'com Ervas', tone: '#6f8a4f' },
  ),
  'Muçarela de Búfala em Bolas {brand} 400 g': goods('mozzarella', {}, { pitch: 20 }),
  Stracciatella: TILE,
  'Queijo da Serra {kind}': goods(
    'cheeseWheel',
    {
      colour: byKind({ 'Curado 60 Dias': '#e8bb62', 'Casca Florida': '#f0dca4' }, '#f0cf84'),
      rind: byKind({ 'Curado 60 Dias': '#b98a3a', 'Casca Florida': '#efe9dc' }, '#d9a94e'),
    },
    { pitch: 20 },
  ),
  'Queijo Coalho': goods('cheeseBlock', { colour: '#faf1d6', rind: '#f3e6c0' }, { pitch: 16 }),
  'Queijo Manteiga': goods('cheeseBlock', { colour: '#f2c65a', rind: '#e3ad3a' }, { pitch: 16 }),
  'Queijo Colonial com Vinho': goods('cheeseWheel', { colour: '#f3dfae', rind: '#6a1f33' }, { pitch: 20 }),
  'Queijo Tropeiro Defumado': goods('cheeseWheel', { colour: '#eccb80', rind: '#8a5426' }, { pitch: 20 }),
  'Queijo de Ovelha Maturado 90 Dias': goods(
    'cheeseWheel',
    { colour: '#f3e4b5', rind: '#a88c5a' },
    { pitch: 20 },
  ),
  Brie: goods('cheeseWheel', { colour: '#f7ebc4', rind: '#f8f6f0', high: 0.34, soft: true }, { pitch: 24 }),
  'Camembert {brand} 125 g': goods(
    'cheeseWheel',
    { colour: '#f6e8bb', rind: '#f6f3ea', high: 0.4, soft: true },
    { pitch: 24 },
  ),
  'Gouda {kind}': goods(
    'cheeseWheel',
    {
      colour: byKind({ 'Maturado 12 Meses': '#dc9a34' }, '#f2c95f'),
      rind: byKind({ Jovem: '#d8261f', 'Maturado 12 Meses': '#2b2420', 'com Cominho': '#e0a52c' }),
      spots: byKind({ 'com Cominho': '#6a4a24' }),
    },
    { pitch: 20 },
  ),
  'Queijo Azul Cremoso': goods(
    'cheeseWedge',
    { colour: '#f4eed8', rind: '#e3dcc4', veins: '#4f6f7f' },
    { pitch: 20 },
  ),
  'Parmesão 18 Meses': goods(
    'cheeseWedge',
    { colour: '#efd692', rind: '#b98a3f', rough: true },
    { pitch: 20 },
  ),
  Emmental: goods('cheeseWedge', { colour: '#f4cf63', rind: '#d9a836', holes: true }, { pitch: 20 }),
  'Pecorino com Pimenta': goods(
    'cheeseWedge',
    { colour: '#f4e6ba', rind: '#3a302a', spots: '#2a2420' },
    { pitch: 20 },
  ),
  'Tábua de Queijos para {kind}': goods(
    'cheeseBoard',
    { count: byKind({ Dois: 2, Quatro: 3, Oito: 4 }) },
    { pitch: 28, yaw: -10 },
  ),
  'Kit Fondue de Queijo {brand} 400 g': carton(
    'cheese',
    { dims: [1.25, 1, 0.4] },
    { title: 'Kit Fondue', kind: 'de Queijo', tone: '#d98a1c' },
  ),
  'Kit Raclette {brand} 500 g': carton(
    'cheese',
    { dims: [1.25, 1, 0.4] },
    { title: 'Kit Raclette', tone: '#b5402a' },
  ),
  'Faca para Queijos em Aço': goods('cheeseKnife', {}, { pitch: 54, yaw: -24 }),
  // Vinhos.
  'Vinho Tinto {kind} {brand} 750 ml': wine('#5d1226'),
  'Vinho Tinto Reserva {brand} {size}': bottle(
    'bordeaux',
    'grape',
    { glass: 'black', cap: '#1a1414' },
    { title: 'Vinho Tinto', kind: 'Reserva', tone: '#3a0f1b' },
  ),
  'Vinho Tinto Orgânico {brand} 750 ml': bottle(
    'burgundy',
    'grape',
    { glass: 'green', cap: '#38524a' },
    { title: 'Vinho Tinto', kind: 'Orgânico', tone: '#7a2438' },
  ),
  'Vinho Branco {kind} {brand} 750 ml': white({ fill: '#e3d48a', tint: '#e6ecc8' }),
  'Vinho Rosé {kind} {brand} 750 ml': bottle(
    'burgundy',
    'redberries',
    { glass: 'clear', fill: '#eeaa9a', opacity: 0.92, cap: '#e6b0a4' },
    { title: 'Vinho Rosé', tone: '#d07a74' },
  ),
  'Vinho Laranja de Maceração {brand} 750 ml': bottle(
    'burgundy',
    'whitegrape',
    { glass: 'clear', fill: '#dd9440', opacity: 0.94, cap: '#38524a' },
    { title: 'Vinho Laranja', kind: 'de Maceração', tone: '#c9762c' },
  ),
  'Espumante {kind} {brand} 750 ml': bottle(
    'sparkling',
    'whitegrape',
    {
      glass: byKind({ 'Brut Rosé': 'clear' }, 'green'),
      fill: '#eeaa9a',
      opacity: 0.94,
      cap: byKind({ 'Brut Rosé': '#d98a86' }, '#c9a45c'),
    },
    { title: 'Espumante', tone: byKind({ Brut: '#a8843a', 'Brut Rosé': '#c9655f', Moscatel: '#7a8f3a' }) },
  ),
  'Espumante Método Tradicional {kind} {brand} 750 ml': bottle(
    'sparkling',
    'whitegrape',
    { glass: 'green', cap: '#2a2420' },
    { title: 'Método Tradicional', tone: '#4a1524' },
  ),
  'Sidra Artesanal de Maçã {brand} 750 ml': bottle(
    'sparkling',
    'apple',
    { glass: 'green', cap: '#b8402f' },
    { title: 'Sidra Artesanal', kind: 'de Maçã', tone: '#b0402f' },
  ),
  'Saca-Rolhas de Dois Estágios': TILE,
  'Taça de Cristal para {kind} 2 un.': goods(
    'wineGlasses',
    { shape: byKind({ Tinto: 'red', Branco: 'white', Espumante: 'flute' }) },
    { pitch: 8, yaw: 0 },
  ),
  'Balde de Gelo em Inox': goods('iceBucket', {}, { pitch: 14 }),
  'Decanter {brand} 1,5 L': goods('decanter', {}, { pitch: 8 }),
  'Tampa a Vácuo com 2 Rolhas': TILE,
};
