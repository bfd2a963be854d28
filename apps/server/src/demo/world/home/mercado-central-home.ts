import type { DemoHome } from './demo-home.ts';

export const mercadoCentralHome: DemoHome = {
  supplier: 'mercado-central',
  staff: 'ops@mercado-central.exemplo.com.br',
  blocks: [
    {
      kind: 'hero',
      title: 'A feira e o mercado na sua porta',
      text: 'Frutas escolhidas de madrugada, entregues no horário que você marcar.',
    },
    { kind: 'offers', title: 'Ofertas' },
    { kind: 'categories' },
    {
      kind: 'images',
      title: 'A feira da semana',
      autoplay: 7,
      banners: [
        {
          file: 'frutas',
          alt: 'Frutas da estação, colhidas nesta semana',
          href: '/c/hortifruti',
        },
        {
          file: 'padaria',
          alt: 'Padaria: pães e queijos para o café da manhã',
          href: '/c/padaria',
        },
        {
          file: 'legumes',
          alt: 'Verduras e legumes orgânicos',
          href: '/busca?tags=organico',
        },
      ],
    },
    { kind: 'best-sellers', title: 'Mais vendidos' },
    { kind: 'by-category', title: 'Hortifrúti', category: 'hortifruti' },
    {
      kind: 'banners',
      title: 'Também por aqui',
      banners: [
        {
          file: 'limpeza',
          alt: 'Limpeza da casa',
          href: '/c/limpeza',
        },
        { file: 'pet', alt: 'Para o seu bicho', href: '/c/pet' },
      ],
    },
    { kind: 'by-tag', title: 'Sem glúten ou sem lactose', tags: ['sem-gluten', 'sem-lactose'] },
    { kind: 'combos' },
    { kind: 'recently-seen', title: 'Vistos recentemente' },
    { kind: 'recommended', title: 'Recomendados para você' },
    { kind: 'new', title: 'Novidades' },
    {
      kind: 'brands',
      title: 'Nossas marcas',
      names: [
        'Alvorecer',
        'Laticínios Serrinha',
        'Brisa Clara',
        'Horta Orvalho',
        'Moinho Cambará',
        'Fazenda Jatobá',
      ],
    },
    {
      kind: 'text',
      title: 'Da banca para a sua porta',
      html: '<p>Compramos de madrugada, conferimos item por item e entregamos no horário que você escolher. O que não estiver bom, <a href="/pagina/trocas-e-devolucoes">a gente troca</a>.</p>',
    },
  ],
};
