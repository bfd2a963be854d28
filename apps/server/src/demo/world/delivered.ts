/** Delivered orders of the demo world with all documents: products by SKU in thousandths. */
import type { SaidRating } from '#features/orders/domain/order-rating.ts';

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
  readonly rating?: SaidRating;
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
    rating: { stars: 5, comment: 'Tudo fresquinho e dentro do horário.', published: true },
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
  {
    client: 'beatriz@exemplo.com.br',
    supplier: 'mercado-central',
    customerOrderNumber: 'BEATRIZ-1',
    goods: { 'MC-0003': 2_000, 'MC-0021': 3_000 },
    daysAgo: 26,
    invoice: 10_431,
    staff: 'ops@mercado-central.exemplo.com.br',
    rating: { stars: 5, comment: 'As frutas chegaram no ponto. Vou repetir.', published: true },
  },
  {
    client: 'fernanda@exemplo.com.br',
    supplier: 'mercado-central',
    customerOrderNumber: 'FERNANDA-1',
    goods: { 'MC-0003': 2_000, 'MC-0102': 1_000 },
    daysAgo: 16,
    invoice: 10_517,
    staff: 'ops@mercado-central.exemplo.com.br',
    rating: { stars: 4, comment: '', published: false },
  },
  {
    client: 'ricardo@exemplo.com.br',
    supplier: 'mercado-central',
    customerOrderNumber: 'RICARDO-1',
    goods: { 'MC-0003': 1_000, 'MC-0150': 1_000 },
    daysAgo: 12,
    invoice: 10_560,
    staff: 'ops@mercado-central.exemplo.com.br',
    rating: { stars: 5, comment: 'Veio tudo certo e bem embalado.', published: true },
  },
];
