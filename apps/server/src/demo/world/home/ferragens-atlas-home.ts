import type { DemoHome } from './demo-home.ts';

export const ferragensAtlasHome: DemoHome = {
  supplier: 'ferragens-atlas',
  staff: 'ops@ferragens-atlas.exemplo.com.br',
  blocks: [
    {
      kind: 'hero',
      title: 'Da bucha ao gerador, com preço de atacado',
      text: 'Ferramentas, fixação e elétrica para quem compra em volume.',
    },
    { kind: 'offers', title: 'Ofertas' },
    { kind: 'categories' },
    { kind: 'best-sellers', title: 'Mais vendidos' },
    {
      kind: 'banners',
      title: 'Por obra',
      banners: [
        {
          file: 'ferramentas',
          alt: 'Ferramentas manuais',
          href: '/c/ferramentas-manuais',
        },
        { file: 'pintura', alt: 'Pintura', href: '/c/pintura' },
      ],
    },
    { kind: 'combos' },
    {
      kind: 'brands',
      title: 'Marcas',
      names: ['Ferrão', 'Guardião Sul', 'Volt Jaú', 'Aquaduto', 'Marcenorte'],
    },
    {
      kind: 'text',
      title: 'Compra com CNPJ',
      html: '<p>Preço de atacado, nota em nome da empresa e boleto a prazo para clientes aprovados.</p>',
    },
  ],
};
