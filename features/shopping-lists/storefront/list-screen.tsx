import { ListTodo } from 'lucide-react';
import { type ComponentType, useRef, useState } from 'react';
import type { ShownLine } from '#features/cart/domain/shown-cart.ts';
import { useAfterFilling } from '#features/cart/storefront/fill/use-after-filling.ts';
import { homeAddress } from '#features/catalog/storefront/addresses.ts';
import type { CatalogScope } from '#features/catalog/storefront/queries/catalog-scope.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import type { ProductId } from '#kernel/ids.ts';
import { NONE, type Quantity } from '#kernel/quantity.ts';
import { Alert } from '#platform/ui/alert.tsx';
import { Breadcrumb } from '#platform/ui/breadcrumb.tsx';
import { Card } from '#platform/ui/card.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { PageTitle } from '#platform/ui/page-title.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import type { ListLine } from '../domain/list-today.ts';
import type { ListId } from '../domain/shopping-list.ts';
import { listsAddress } from './addresses.ts';
import { CopyToList } from './copy-to-list.tsx';
import { ListActions } from './list-actions.tsx';
import { ListRow } from './list-row.tsx';
import { listCountWords } from './list-words.ts';
import { useChangeList } from './use-change-list.ts';
import { useOpenList } from './waiting/use-open-list.ts';

interface ListScreenProps {
  readonly scope: CatalogScope;
  readonly id: ListId;
  /** The cart's component that adds products. */
  readonly Fill: ComponentType<{
    readonly lines: readonly ShownLine[];
    readonly label: string;
    readonly failure: string;
    readonly onFilled: (taken: number) => void;
  }>;
}

const FAILED = 'Não foi possível levar a lista para o carrinho';

/** One list: its products as they are available today, and adding them to the cart. Spec 2, shopping lists. */
export function ListScreen({ scope, id, Fill }: ListScreenProps) {
  const { slug, name: shopName } = useShop();
  const afterFilling = useAfterFilling();
  const list = useOpenList(scope, id);
  const [left, setLeft] = useState<ReadonlySet<ProductId>>(new Set());
  const { name, description, kind, lines } = list;
  const there = lines.filter(({ today }) => today !== undefined);
  const chosen = there.filter(({ productId }) => !left.has(productId));
  const lead =
    kind === 'own' ? listCountWords(lines.length) : `${shopName} sugere · ${listCountWords(lines.length)}`;
  return (
    <div className="mx-auto flex w-full max-w-225 flex-col gap-5 lg:max-w-none">
      <Breadcrumb crumbs={[{ label: 'Listas de compras', href: listsAddress(slug) }]} current={name} />
      <PageTitle lead={lead}>
        <span className="wrap-anywhere">{name}</span>
      </PageTitle>
      {description !== undefined && <p className="max-w-prose wrap-anywhere">{description}</p>}
      <ListActions list={list} />
      {lines.length === 0 ? (
        <EmptyState
          icon={<ListTodo />}
          title="Esta lista está vazia"
          text="Abra um produto e toque em “Salvar na lista”."
          actions={
            <LinkButton tone="primary" href={homeAddress(slug)}>
              Ver produtos
            </LinkButton>
          }
        />
      ) : (
        <div className="flex flex-col gap-4 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-6">
          <div className="flex min-w-0 flex-col gap-4">
            <WhatIsLeftOut count={lines.length - there.length} />
            <Rows
              scope={scope}
              list={list}
              chosen={chosen}
              onChoose={(productId, wanted) =>
                setLeft((before) =>
                  wanted
                    ? new Set([...before].filter((other) => other !== productId))
                    : new Set([...before, productId]),
                )
              }
            />
          </div>
          <Fill
            lines={chosen.flatMap(({ today }) => today ?? [])}
            label={chosen.length === lines.length ? 'Adicionar tudo ao carrinho' : 'Adicionar ao carrinho'}
            failure={FAILED}
            onFilled={(taken) => {
              if (taken === 0) {
                showToast({ text: `${FAILED}.`, tone: 'error' });
                return;
              }
              afterFilling('Os produtos da lista estão no seu carrinho.');
            }}
          />
        </div>
      )}
    </div>
  );
}

function WhatIsLeftOut({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <Alert tone="warn">
      {count === 1
        ? '1 produto não pode ser comprado agora e fica de fora do carrinho.'
        : `${count} produtos não podem ser comprados agora e ficam de fora do carrinho.`}
    </Alert>
  );
}

interface RowsProps extends Pick<ListScreenProps, 'scope'> {
  readonly list: {
    readonly id: ListId;
    readonly name: string;
    readonly kind: 'own' | 'suggested';
    readonly lines: readonly ListLine[];
  };
  readonly chosen: readonly ListLine[];
  readonly onChoose: (productId: ProductId, wanted: boolean) => void;
}

function Rows({ scope, list, chosen, onChoose }: RowsProps) {
  const { id, kind, lines } = list;
  const { quantityNow, setQuantity, remove } = useChangeList(scope, list);
  const all = useRef<HTMLUListElement>(null);
  const removeLine = (line: ListLine): void => {
    remove(line);
    // The pressed button disappears: focus stays within the list.
    all.current?.focus();
  };
  const changeQuantity = (line: ListLine, move: (now: Quantity) => Quantity): void => {
    const now = quantityNow(line);
    const wanted = move(now);
    if (wanted === NONE) removeLine(line);
    else if (wanted !== now) setQuantity(line, wanted);
  };
  return (
    <Card as="section" aria-label="Produtos da lista">
      <ul
        ref={all}
        tabIndex={-1}
        className="divide-y divide-line outline-none max-lg:[&_:is(a,button,input)]:scroll-mb-36"
      >
        {lines.map((line) => (
          <ListRow
            key={line.productId}
            line={line}
            chosen={chosen.includes(line)}
            onChoose={(wanted) => onChoose(line.productId, wanted)}
            {...(kind === 'own'
              ? {
                  onQuantity: (move) => changeQuantity(line, move),
                  onRemove: () => removeLine(line),
                }
              : {})}
          >
            {kind === 'suggested' && <CopyToList from={id} line={line} />}
          </ListRow>
        ))}
      </ul>
    </Card>
  );
}
