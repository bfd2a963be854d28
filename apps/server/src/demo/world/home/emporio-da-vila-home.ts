import type { DemoHome } from './demo-home.ts';

export const emporioDaVilaHome: DemoHome = {
  supplier: 'emporio-da-vila',
  staff: 'admin@vitrine.exemplo.com.br',
  blocks: [
    {
      kind: 'hero',
      title: 'Queijo cortado na hora, vinho na temperatura',
      text: 'Pequenos produtores, escolhidos um a um na Vila Madalena.',
    },
    { kind: 'offers', title: 'Ofertas' },
    { kind: 'categories' },
    { kind: 'best-sellers', title: 'Mais vendidos' },
    {
      kind: 'images',
      title: 'Da adega e da queijaria',
      autoplay: 8,
      banners: [
        {
          file: 'vinhos',
          alt: 'Vinhos e queijos para dividir',
          href: '/c/vinhos',
        },
        {
          file: 'cafes',
          alt: 'Café torrado na semana, com chocolate',
          href: '/c/cafes-e-chas',
        },
      ],
    },
    { kind: 'by-category', title: 'Queijos', category: 'queijos' },
    { kind: 'combos' },
    { kind: 'brands', title: 'Produtores', names: ['Nona Zélia', 'Colônia Alta', 'Torrefação Vira-Mundo'] },
    { kind: 'new', title: 'Chegou agora' },
  ],
};
