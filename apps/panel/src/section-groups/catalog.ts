import { Boxes, FileSpreadsheet, FolderTree, Package, SearchCheck } from 'lucide-react';
import type { Section } from '#platform/panel/section.ts';
import { lazyView } from '#platform/ui/loading/lazy-view.tsx';

export const catalogSections: readonly Section[] = [
  {
    segment: 'produtos',
    label: 'Produtos',
    icon: Package,
    permission: 'catalog:read',
    keywords: 'catálogo estoque preço foto grade',
    jump: 'o',
    actions: [{ label: 'Novo produto', href: '/novo', permission: 'catalog:write' }],
    Screen: lazyView(
      async () => (await import('#features/catalog/panel/list/products-screen.tsx')).ProductsScreen,
    ),
    pages: {
      novo: {
        title: 'Novo produto',
        permission: 'catalog:write',
        Screen: lazyView(
          async () =>
            (await import('#features/catalog/panel/product/new-product-screen.tsx')).NewProductScreen,
        ),
      },
      grade: {
        title: 'Editar em grade',
        permission: 'catalog:write',
        Screen: lazyView(
          async () => (await import('#features/catalog/panel/grid/grid-screen.tsx')).GridScreen,
        ),
      },
      $idproduto: lazyView(
        async () => (await import('#features/catalog/panel/product/product-screen.tsx')).ProductScreen,
      ),
    },
  },
  {
    segment: 'estoque',
    label: 'Estoque',
    icon: Boxes,
    permission: 'catalog:read',
    keywords: 'inventário entrada saída contagem mínimo acabando esgotado',
    jump: 'e',
    Screen: lazyView(
      async () => (await import('#features/catalog/panel/stock/stock-screen.tsx')).StockScreen,
    ),
  },
  {
    segment: 'categorias',
    label: 'Categorias',
    icon: FolderTree,
    permission: 'catalog:read',
    keywords: 'árvore menu subcategorias departamentos setores',
    actions: [{ label: 'Nova categoria', href: '/nova', permission: 'catalog:write' }],
    Screen: lazyView(
      async () => (await import('#features/catalog/panel/categories/categories-screen.tsx')).CategoriesScreen,
    ),
    pages: {
      nova: {
        title: 'Nova categoria',
        permission: 'catalog:write',
        Screen: lazyView(
          async () =>
            (await import('#features/catalog/panel/categories/new-category-screen.tsx')).NewCategoryScreen,
        ),
      },
      setores: {
        title: 'Setores',
        Screen: lazyView(
          async () => (await import('#features/catalog/panel/sectors/sectors-screen.tsx')).SectorsScreen,
        ),
      },
      $idcategoria: lazyView(
        async () => (await import('#features/catalog/panel/categories/category-screen.tsx')).CategoryScreen,
      ),
    },
  },
  {
    segment: 'buscas',
    label: 'Buscas',
    icon: SearchCheck,
    permission: 'catalog:read',
    keywords: 'sinônimos redirecionamentos termos sem resultado',
    jump: 'b',
    Screen: lazyView(async () => (await import('../journeys/searches-page.tsx')).SearchesPage),
  },
  {
    segment: 'importacoes',
    label: 'Importações',
    icon: FileSpreadsheet,
    permission: 'catalog:write',
    keywords: 'planilha csv xlsx excel importar',
    jump: 'm',
    Screen: lazyView(
      async () => (await import('#features/catalog/panel/import/imports-screen.tsx')).ImportsScreen,
    ),
    pages: {
      $idimportacao: lazyView(
        async () => (await import('#features/catalog/panel/import/import-screen.tsx')).ImportScreen,
      ),
    },
  },
];
