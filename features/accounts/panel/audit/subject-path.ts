/** Where the panel shows what an audit event is about. */
import type { RecordedChange } from '../../domain/recorded-change.ts';

/** By the first word of the action; what has no page of its own is not here. */
const PAGES: Readonly<Record<string, string>> = {
  client: '/clientes',
  'client-group': '/grupos',
  product: '/produtos',
  stock: '/produtos',
  category: '/categorias',
  coupon: '/cupons',
  promotion: '/ofertas',
  combo: '/combos',
  'suggested-list': '/listas',
  'price-table': '/tabelas-de-preco',
  'price-policy': '/politicas',
  'delivery-area': '/entrega/areas',
  store: '/lojas',
  'payment-method': '/formas-de-pagamento',
  page: '/paginas',
  carousel: '/carrosseis',
  'staff-role': '/funcoes',
  'export-schedule': '/exportacoes',
  import: '/importacoes',
  'chat-room': '/conversas',
};

/** The path within the shop's panel; undefined where there is no such page, or what it showed was removed. */
export function subjectPath({
  action,
  subjectId,
  before,
  after,
}: Pick<RecordedChange, 'action' | 'subjectId' | 'before' | 'after'>): string | undefined {
  const order = after?.order ?? before?.order;
  if (typeof order === 'number') return `/pedidos/${order}`;
  const [kind = '', deed = ''] = action.split('.', 2);
  const page = PAGES[kind];
  return page === undefined || deed === 'removed' ? undefined : `${page}/${subjectId}`;
}
