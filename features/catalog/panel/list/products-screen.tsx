import { useQuery } from '@tanstack/react-query';
import { PackagePlus } from 'lucide-react';
import { panelHref, useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { formatMoney } from '#kernel/money.ts';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { type Column, DataTable } from '#platform/panel/table/data-table.tsx';
import { FilterBar } from '#platform/panel/table/filter-bar.tsx';
import { useTableAddress } from '#platform/panel/table/use-table-address.ts';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { Picture } from '#platform/ui/pictures/picture.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { MAX_GRID_PRODUCTS } from '../../domain/panel/grid-change.ts';
import type { PanelListProduct } from '../../domain/panel/panel-list.ts';
import { categoryOptionsQuery, panelBrandsQuery, panelProductsQuery } from '../products-query.ts';
import { ExportLinks } from './export-links.tsx';
import { ProductCard } from './product-card.tsx';
import { ProductState, StockLevel } from './product-marks.tsx';

const STATES = [
  { value: 'ATIVO', label: 'À venda' },
  { value: 'INATIVO', label: 'Fora da venda' },
  { value: 'ARQUIVADO', label: 'Arquivados' },
];
const ONLY = [
  { value: 'semfoto', label: 'Sem foto' },
  { value: 'estoquebaixo', label: 'Estoque baixo' },
  { value: 'oferta', label: 'Em oferta' },
];

/** All products of the shop, sold or not. */
export function ProductsScreen() {
  const api = useApi();
  const { shop } = useStaffPlace();
  const mayWrite = useMay('catalog:write');
  const address = useTableAddress({
    filters: ['situacao', 'categoria', 'marca', 'mostrar'],
    sort: { key: 'nome', order: 'asc' },
  });
  const list = useQuery(panelProductsQuery(api, shop.id, address.query));
  const categories = useQuery(categoryOptionsQuery(api, shop.id));
  const brands = useQuery(panelBrandsQuery(api, shop.id));
  const seesCost = useMay('prices:write');
  const hrefOf = ({ id }: PanelListProduct): string => panelHref(shop, `/produtos/${id}`);
  const columns: readonly Column<PanelListProduct>[] = [
    {
      id: 'produto',
      title: 'Produto',
      sort: 'nome',
      always: true,
      cell: (product) => (
        <span className="flex items-center gap-3">
          <Picture id={product.picture} alt="" sizes="40px" className="size-10 shrink-0 rounded-sm" />
          <AppLink href={hrefOf(product)} className="font-semibold text-brand-text hover:underline">
            {product.name}
          </AppLink>
        </span>
      ),
    },
    { id: 'codigo', title: 'Código', noWrap: true, sort: 'codigo', cell: ({ sku }) => sku },
    { id: 'categoria', title: 'Categoria', cell: ({ categoryName }) => categoryName },
    { id: 'marca', title: 'Marca', hidden: true, cell: ({ brand }) => brand },
    { id: 'preco', title: 'Preço', numeric: true, sort: 'preco', cell: ({ price }) => formatMoney(price) },
    ...(seesCost
      ? [
          {
            id: 'custo',
            title: 'Custo',
            numeric: true,
            hidden: true,
            cell: ({ cost }: PanelListProduct) => (cost === undefined ? '—' : formatMoney(cost)),
          },
        ]
      : []),
    {
      id: 'estoque',
      title: 'Estoque',
      numeric: true,
      sort: 'estoque',
      cell: (product) => <StockLevel product={product} />,
    },
    { id: 'situacao', title: 'Situação', cell: (product) => <ProductState product={product} /> },
  ];
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title="Produtos"
        actions={
          <>
            <ExportLinks shopId={shop.id} />
            {mayWrite && <LinkButton href={panelHref(shop, '/importacoes')}>Importar planilha</LinkButton>}
            {mayWrite && (
              <LinkButton tone="primary" href={panelHref(shop, '/produtos/novo')}>
                Novo produto
              </LinkButton>
            )}
          </>
        }
      />
      <DataTable
        name="products"
        caption="Produtos"
        columns={columns}
        keyOf={({ id }) => id}
        card={(product) => <ProductCard product={product} href={hrefOf(product)} />}
        address={address}
        list={list}
        rows={list.data?.products}
        total={list.data?.total}
        pages={list.data?.pages}
        empty={
          <EmptyState
            icon={<PackagePlus />}
            title="Nenhum produto ainda"
            text="Cadastre o primeiro produto, ou importe a sua planilha: até 50.000 de uma vez."
            {...(mayWrite
              ? {
                  actions: (
                    <LinkButton tone="primary" href={panelHref(shop, '/importacoes')}>
                      Importar planilha
                    </LinkButton>
                  ),
                }
              : {})}
          />
        }
        {...(mayWrite
          ? {
              bulk: ({ rows }: { readonly rows: readonly PanelListProduct[] }) => (
                <LinkButton
                  size="sm"
                  href={panelHref(
                    shop,
                    `/produtos/grade?ids=${rows
                      .slice(0, MAX_GRID_PRODUCTS)
                      .map(({ id }) => id)
                      .join(',')}`,
                  )}
                >
                  Editar em grade
                </LinkButton>
              ),
            }
          : {})}
        toolbar={
          <FilterBar
            address={address}
            name="products"
            search="Nome, marca, código ou código de barras"
            filters={[
              { kind: 'options', name: 'situacao', label: 'Situação', options: STATES },
              { kind: 'options', name: 'categoria', label: 'Categoria', options: categories.data ?? [] },
              { kind: 'options', name: 'marca', label: 'Marca', options: brands.data ?? [] },
              { kind: 'options', name: 'mostrar', label: 'Mostrar só', options: ONLY },
            ]}
          />
        }
      />
    </div>
  );
}
