/** Delivered orders of the demo world with all documents: products by SKU in thousandths. */
import type { StarCount } from '#features/orders/domain/order-rating.ts';

export interface DemoDelivered {
  /** Login of the buyer. */
  readonly client: string;
  /** Login of the representative who ordered for them. */
  readonly representative?: string;
  readonly supplier: string;
  /** The client's own order number, by which the order is found again. */
  readonly customerOrderNumber: string;
  readonly goods: Readonly<Record<string, number>>;
  readonly daysAgo: number;
  /** Number of the NF-e. */
  readonly invoice: number;
  /** Login of the member of staff who attached the NF-e. */
  readonly staff: string;
  readonly rating?: { readonly stars: StarCount; readonly comment: string };
}

export const DEMO_DELIVERED: readonly DemoDelivered[] = [
  {
    client: 'ana@exemplo.com.br',
    supplier: 'mercado-central',
    customerOrderNumber: 'COMPRA-DO-MES',
    goods: { 'MC-0003': 2_000, 'MC-0021': 1_000, 'MC-0064': 3_000, 'MC-0102': 2_000, 'MC-0150': 1_000 },
    daysAgo: 21,
    invoice: 10_482,
    staff: 'ops@mercado-central.exemplo.com.br',
    rating: { stars: 5, comment: 'Tudo fresquinho e dentro do horário.' },
  },
  {
    client: 'compras@horizonte.exemplo.com.br',
    representative: 'carlos@atlas.exemplo.com.br',
    supplier: 'ferragens-atlas',
    customerOrderNumber: 'OC-2026-0117',
    goods: { 'FA-0004': 6_000, 'FA-0031': 12_000, 'FA-0077': 4_000, 'FA-0140': 10_000 },
    daysAgo: 18,
    invoice: 3_907,
    staff: 'ops@ferragens-atlas.exemplo.com.br',
  },
];
