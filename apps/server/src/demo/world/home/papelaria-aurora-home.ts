import type { DemoHome } from './demo-home.ts';

export const papelariaAuroraHome: DemoHome = {
  supplier: 'papelaria-aurora',
  staff: 'admin@vitrine.exemplo.com.br',
  blocks: [
    {
      kind: 'hero',
      title: 'Tudo para escrever, pintar e estudar',
      text: 'Peça agora e retire no mesmo dia na Rua Augusta.',
    },
    { kind: 'offers', title: 'Ofertas' },
    { kind: 'categories' },
    { kind: 'best-sellers', title: 'Mais vendidos' },
    {
      kind: 'banners',
      title: 'Volta às aulas',
      banners: [
        {
          file: 'volta-as-aulas',
          alt: 'Volta às aulas: tudo da lista em um lugar',
          href: '/pagina/lista-escolar',
        },
      ],
    },
    { kind: 'by-category', title: 'Cadernos', category: 'cadernos' },
    { kind: 'brands', title: 'Marcas', names: ['Risco Fino', 'Lápis Amigo', 'Folha de Rosto'] },
    { kind: 'combos' },
  ],
};
