import type { ContentChoices } from '../../contract/content-choices.wire.ts';
import type { BlockContent, BlockKind, HomeBlock } from '../../domain/home/home-block.ts';

interface KindWords {
  readonly name: string;
  /** What it is good for. */
  readonly use: string;
}

/** In the order in which they are offered. */
export const BLOCK_WORDS: Readonly<Record<BlockKind, KindWords>> = {
  hero: { name: 'Capa', use: 'O alto da página: uma frase, uma imagem e um botão.' },
  carousel: { name: 'Carrossel', use: 'Um dos carrosséis da loja: ofertas, mais vendidos, imagens.' },
  categories: { name: 'Categorias', use: 'Atalhos com figura para as categorias.' },
  banners: { name: 'Banners', use: 'Até quatro imagens lado a lado, cada uma com seu link.' },
  combos: { name: 'Combos', use: 'Os combos que estão valendo.' },
  brands: { name: 'Marcas', use: 'Nomes ou logomarcas do que a loja vende.' },
  text: { name: 'Texto', use: 'Um trecho formatado: quem é a loja, como ela entrega.' },
};

export const BLOCK_KINDS = Object.keys(BLOCK_WORDS) as readonly BlockKind[];

export const blockKindOf = (text: string): BlockKind | undefined => BLOCK_KINDS.find((kind) => kind === text);

interface Named {
  /** Titles by id; absent while they are not known. */
  readonly carousels: ReadonlyMap<string, string> | undefined;
  readonly categories: ContentChoices['categories'];
}

/** What a block shows, in a line. */
export function blockSummary(content: BlockContent, { carousels, categories }: Named): string {
  switch (content.kind) {
    case 'hero':
      return content.text ?? 'Com a descrição da loja';
    case 'carousel':
      return carousels === undefined
        ? ''
        : (carousels.get(content.carouselId) ?? 'O carrossel foi apagado: escolha outro');
    case 'categories': {
      const names = categories.filter(({ id }) => content.categoryIds.includes(id)).map(({ name }) => name);
      return content.categoryIds.length === 0 ? 'Todas as do primeiro nível' : names.join(', ');
    }
    case 'banners':
      return content.banners.map(({ alt }) => alt).join(' · ');
    case 'combos':
      return `Até ${content.max}`;
    case 'brands':
      return content.brands.map(({ name }) => name).join(', ');
    case 'text':
      return content.html
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim()
        .slice(0, 90);
  }
}

/** What the block is called in lists and in what is announced. A carousel without a title of its own has its carousel's. */
export function blockName(
  { title, content }: Pick<HomeBlock, 'title' | 'content'>,
  carousels: ReadonlyMap<string, string> = new Map(),
): string {
  const { name } = BLOCK_WORDS[content.kind];
  const own = title === '' && content.kind === 'carousel' ? (carousels.get(content.carouselId) ?? '') : title;
  return own === '' ? name : `${name}: ${own}`;
}
