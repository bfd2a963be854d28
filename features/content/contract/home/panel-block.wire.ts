import { defined } from '#kernel/defined.ts';
import { accept, type Result } from '#kernel/result.ts';
import type { Instant } from '#kernel/scope.ts';
import type { BlockContent, BlockTerms, HomeBlock } from '../../domain/home/home-block.ts';
import { shownToFromWire, shownToToWire } from '../audience.wire.ts';
import { linkFromStaff, slideFromStaff } from '../given-slide.wire.ts';
import { blockTypeFromWire, blockTypeToWire } from './block-type.wire.ts';
import { contentToWire } from './home.wire.ts';
import type { WireGivenBlock, WirePanelBlock } from './panel-home.schema.ts';

/** As staff send it: pictures are named by their ids. */
export type WantedBlock = BlockTerms<string>;

const MAX_COMBOS = 3;

export function wantedBlockFromWire(
  wire: WireGivenBlock,
): Result<WantedBlock, { readonly code: 'no-such-moment' }> {
  const shown = shownToFromWire(wire);
  if (!shown.ok) return shown;
  return accept({ ...shown.value, title: tidy(wire.titulo ?? ''), content: contentFromWire(wire) });
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

function contentFromWire(wire: WireGivenBlock): BlockContent<string> {
  const kind = blockTypeFromWire(wire.tipo);
  switch (kind) {
    case 'hero':
      return heroFromWire(wire);
    case 'carousel':
      return { kind, carouselId: wire.idcarrossel ?? '' };
    case 'categories':
      return { kind, categoryIds: [...new Set(wire.categorias)] };
    case 'combos':
      return { kind, max: wire.limite ?? MAX_COMBOS };
    case 'text':
      return { kind, html: wire.conteudo ?? '' };
    case 'brands':
      return {
        kind,
        brands: (wire.marcas ?? []).map(({ nome, imagem }) => ({
          name: tidy(nome),
          ...defined({ picture: imagem ?? undefined }),
        })),
      };
    case 'banners':
      return { kind, banners: (wire.imagens ?? []).map(slideFromStaff) };
  }
}

function heroFromWire({ texto, link, imagens = [] }: WireGivenBlock): BlockContent<string> {
  const [picture] = imagens.map(slideFromStaff);
  const text = tidy(texto ?? '');
  const href = linkFromStaff(link?.destino).href;
  return {
    kind: 'hero',
    ...(text === '' ? {} : { text }),
    ...defined({ picture }),
    ...(link == null ? {} : { link: { label: tidy(link.rotulo), href: href ?? '' } }),
  };
}

export const panelBlockToWire = (block: HomeBlock, now: Instant): WirePanelBlock => ({
  idbloco: block.id,
  tipo: blockTypeToWire(block.content.kind),
  titulo: block.title,
  ordem: block.position,
  versao: block.version,
  ...shownToToWire(block, now),
  ...(block.content.kind === 'carousel'
    ? { idcarrossel: block.content.carouselId }
    : contentToWire(block.content)),
});
