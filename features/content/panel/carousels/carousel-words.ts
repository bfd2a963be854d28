import type { CarouselKind, CarouselPage } from '../../domain/carousels/carousel.ts';

/** What a carousel shows. */
export const KIND_WORDS: Readonly<Record<CarouselKind, string>> = {
  'static-images': 'Imagens (banners)',
  chosen: 'Produtos escolhidos',
  'by-tag': 'Produtos com uma etiqueta',
  'by-category': 'Produtos de uma categoria',
  offers: 'Ofertas',
  'best-sellers': 'Mais vendidos',
  new: 'Novidades',
  'bought-before': 'O que o cliente já comprou',
  'recently-seen': 'O que o cliente viu por último',
  recommended: 'Recomendados ao cliente',
};

export const PAGE_WORDS: Readonly<Record<CarouselPage, string>> = {
  home: 'Página inicial',
  category: 'Categorias',
  search: 'Busca',
  product: 'Produto',
  cart: 'Carrinho',
  'static-page': 'Páginas da loja',
};

/** 'Página inicial, Carrinho' */
export const placesWords = (pages: readonly CarouselPage[]): string =>
  pages.length === 0
    ? 'Só onde um bloco da página inicial o mostra'
    : pages.map((page) => PAGE_WORDS[page]).join(', ');
