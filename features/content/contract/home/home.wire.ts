import { defined } from '#kernel/defined.ts';
import type { HeroContent, ShownBlock, ShownHome } from '../../domain/home/home-block.ts';
import { carouselFromWire, carouselToWire } from '../carousels/carousel.wire.ts';
import { sizedFromWire, sizedToWire, slideFromWire, slideToWire } from '../slide.wire.ts';
import { blockTypeFromWire, blockTypeToWire } from './block-type.wire.ts';
import type { WireBlock, WireHome } from './home.schema.ts';

export const homeToWire = ({ composed, blocks }: ShownHome): WireHome => ({
  composta: composed,
  blocos: blocks.map(({ id, title, devices, content }) => ({
    idbloco: id,
    tipo: blockTypeToWire(content.kind),
    titulo: title,
    dispositivos: [...devices],
    ...contentToWire(content),
  })),
});

type Shown = ShownBlock['content'];
type ContentFields = Omit<WireBlock, 'idbloco' | 'titulo' | 'dispositivos'>;

export function contentToWire(content: Exclude<Shown, { kind: 'carousel' }>): Partial<WireBlock>;
export function contentToWire(content: Shown): Partial<WireBlock>;
export function contentToWire(content: Shown): Partial<WireBlock> {
  switch (content.kind) {
    case 'hero':
      return heroToWire(content);
    case 'carousel':
      return { carrossel: carouselToWire(content.carousel) };
    case 'categories':
      return { categorias: [...content.categoryIds] };
    case 'combos':
      return { limite: content.max };
    case 'text':
      return { conteudo: content.html };
    case 'brands':
      return {
        marcas: content.brands.map(({ name, picture }) => ({
          nome: name,
          imagem: picture === undefined ? null : sizedToWire(picture),
        })),
      };
    case 'banners':
      return { imagens: content.banners.map(slideToWire) };
  }
}

const heroToWire = ({ text, picture, link }: HeroContent): Partial<WireBlock> => ({
  imagens: picture === undefined ? [] : [slideToWire(picture)],
  ...defined({
    texto: text,
    link: link === undefined ? undefined : { rotulo: link.label, destino: link.href },
  }),
});

export const homeFromWire = ({ composta, blocos }: WireHome): ShownHome => ({
  composed: composta,
  blocks: blocos.flatMap((wire) => {
    const content = contentFromWire(wire);
    return content === undefined
      ? []
      : [{ id: wire.idbloco, title: wire.titulo, devices: wire.dispositivos, content }];
  }),
});

/** Undefined for a carousel that is not in the answer. */
export function contentFromWire(wire: ContentFields): Shown | undefined {
  const kind = blockTypeFromWire(wire.tipo);
  switch (kind) {
    case 'hero': {
      const [picture] = (wire.imagens ?? []).map(slideFromWire);
      const { link } = wire;
      return {
        kind,
        ...defined({
          text: wire.texto,
          picture,
          link: link === undefined ? undefined : { label: link.rotulo, href: link.destino },
        }),
      };
    }
    case 'carousel':
      return wire.carrossel && { kind, carousel: carouselFromWire(wire.carrossel) };
    case 'categories':
      return { kind, categoryIds: wire.categorias ?? [] };
    case 'combos':
      return { kind, max: wire.limite ?? 0 };
    case 'text':
      return { kind, html: wire.conteudo ?? '' };
    case 'brands':
      return {
        kind,
        brands: (wire.marcas ?? []).map(({ nome, imagem }) => ({
          name: nome,
          ...defined({ picture: imagem === null ? undefined : sizedFromWire(imagem) }),
        })),
      };
    case 'banners':
      return { kind, banners: (wire.imagens ?? []).map(slideFromWire) };
  }
}
