import { productFromWire, productToWire } from '#features/catalog/contract/products/product.wire.ts';
import { defined } from '#kernel/defined.ts';
import type { ShownCarousel } from '../../domain/carousels/shown-carousel.ts';
import { slideFromWire, slideToWire } from '../slide.wire.ts';
import type { WireCarousel } from './carousel.schema.ts';
import { contentTypeFromWire, contentTypeToWire } from './content-type.wire.ts';

export const carouselToWire = (carousel: ShownCarousel): WireCarousel => ({
  idcarrossel: carousel.id,
  titulo: carousel.title,
  tipo_conteudo: contentTypeToWire(carousel.kind),
  paginas: [...carousel.pages],
  dispositivos: [...carousel.devices],
  autoplay_segundos: carousel.autoplay ?? null,
  imagens: carousel.slides.map(slideToWire),
  etiquetas: [...carousel.tags],
  categoria: carousel.categoryPath ?? null,
  limite: carousel.max,
  produtos: (carousel.products ?? []).map(productToWire),
  produtosCarregados: carousel.products !== undefined,
  ...defined({ sessao_id: carousel.sessionId }),
});

export const carouselFromWire = (wire: WireCarousel): ShownCarousel => ({
  id: wire.idcarrossel,
  title: wire.titulo,
  kind: contentTypeFromWire(wire.tipo_conteudo),
  pages: wire.paginas,
  devices: wire.dispositivos,
  slides: wire.imagens.map(slideFromWire),
  tags: wire.etiquetas,
  max: wire.limite,
  ...defined({
    autoplay: wire.autoplay_segundos ?? undefined,
    categoryPath: wire.categoria ?? undefined,
    sessionId: wire.sessao_id,
    products: wire.produtosCarregados ? wire.produtos.map(productFromWire) : undefined,
  }),
});
