import { FileText, GalleryHorizontalEnd, LayoutTemplate } from 'lucide-react';
import type { Section } from '#platform/panel/section.ts';
import { lazyView } from '#platform/ui/loading/lazy-view.tsx';

export const contentSections: readonly Section[] = [
  {
    segment: 'inicio',
    label: 'Página inicial',
    icon: LayoutTemplate,
    permission: 'content:read',
    keywords: 'home blocos destaque banners capa',
    Screen: lazyView(
      async () => (await import('#features/content/panel/home/home-screen.tsx')).ComposeScreen,
    ),
  },
  {
    segment: 'carrosseis',
    label: 'Carrosséis e banners',
    icon: GalleryHorizontalEnd,
    permission: 'content:read',
    keywords: 'imagens vitrine ofertas slides',
    actions: [{ label: 'Novo carrossel', href: '/novo', permission: 'content:write' }],
    Screen: lazyView(
      async () => (await import('#features/content/panel/carousels/carousels-screen.tsx')).CarouselsScreen,
    ),
    pages: {
      novo: {
        title: 'Novo carrossel',
        permission: 'content:write',
        Screen: lazyView(
          async () =>
            (await import('#features/content/panel/carousels/carousel-screen.tsx')).NewCarouselScreen,
        ),
      },
      $idcarrossel: lazyView(
        async () => (await import('#features/content/panel/carousels/carousel-screen.tsx')).CarouselScreen,
      ),
    },
  },
  {
    segment: 'paginas',
    label: 'Páginas',
    icon: FileText,
    permission: 'content:read',
    keywords: 'institucional entrega perguntas texto seo',
    actions: [{ label: 'Nova página', href: '/nova', permission: 'content:write' }],
    Screen: lazyView(
      async () => (await import('#features/content/panel/pages/pages-screen.tsx')).PagesScreen,
    ),
    pages: {
      nova: {
        title: 'Nova página',
        permission: 'content:write',
        Screen: lazyView(
          async () => (await import('#features/content/panel/pages/page-screen.tsx')).NewPageScreen,
        ),
      },
      $idpagina: lazyView(
        async () => (await import('#features/content/panel/pages/page-screen.tsx')).PageScreen,
      ),
    },
  },
];
