/** What is a client's own at a shop, as cards of one line of the home. */
import { ClipboardList, Package, Store, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { cx } from '#platform/ui/cx.ts';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import type { ClientHome, HomeList } from '../../domain/home/client-home.ts';
import type { OrderUnderway } from '../../domain/home/order-underway.ts';
import { firstSlotWords, nextWords, titleWords } from './home-words.ts';

interface HomeCardProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  /** Path within the shop; absent: nothing opens. */
  readonly path?: string;
  /** The shopper is asked for something. */
  readonly urgent?: boolean;
}

const box =
  'flex h-full w-full items-center gap-3 rounded-lg border px-4 py-3 [&>svg]:size-6 [&>svg]:shrink-0 [&>svg]:text-brand-text';

export function HomeCard({ icon, title, text, path, urgent = false }: HomeCardProps) {
  const { slug } = useShop();
  const words = (
    <span className="min-w-0 flex-1">
      <span className="block truncate font-semibold">{title}</span>
      <span className="block truncate text-ink-2 text-sm">{text}</span>
    </span>
  );
  const look = cx(box, urgent ? 'border-warn bg-warn-soft' : 'border-line bg-surface');
  return (
    <li className="w-68 shrink-0 snap-start md:w-auto md:min-w-60 md:flex-1 md:shrink">
      {path === undefined ? (
        <p className={look}>
          {icon}
          {words}
        </p>
      ) : (
        <AppLink
          href={shopHref(slug, path)}
          className={cx(look, 'transition hover:border-line-2 hover:shadow-2')}
        >
          {icon}
          {words}
        </AppLink>
      )}
    </li>
  );
}

export function OrderUnderwayCard({ order }: { readonly order: OrderUnderway }) {
  return (
    <HomeCard
      icon={<Package aria-hidden="true" />}
      title={titleWords(order)}
      text={nextWords(order)}
      path={`/pedidos/${order.number}`}
      urgent={order.waitsForClient}
    />
  );
}

export const MoreOrdersCard = ({ count }: { readonly count: number }) => (
  <HomeCard
    icon={<Package aria-hidden="true" />}
    title={count === 1 ? 'Mais um pedido em andamento' : `Mais ${count} pedidos em andamento`}
    text="Veja todos os pedidos"
    path="/pedidos"
  />
);

export function FirstSlotCard({ firstSlot }: { readonly firstSlot: NonNullable<ClientHome['firstSlot']> }) {
  const { title, text } = firstSlotWords(firstSlot);
  return (
    <HomeCard
      icon={firstSlot.type === 'delivery' ? <Truck aria-hidden="true" /> : <Store aria-hidden="true" />}
      title={title}
      text={text}
    />
  );
}

export const ListCard = ({ list: { id, name, productCount } }: { readonly list: HomeList }) => (
  <HomeCard
    icon={<ClipboardList aria-hidden="true" />}
    title={name}
    text={productCount === 1 ? 'Lista com 1 produto' : `Lista com ${productCount} produtos`}
    path={`/listas/${id}`}
  />
);
