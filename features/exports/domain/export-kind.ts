/** What can be exported on a schedule: the lists and reports of the panel that have a file. */
import { staffMay } from '#features/accounts/domain/staff-may.ts';
import type { Permission, StaffStanding } from '#kernel/permissions.ts';

export const EXPORT_KINDS = [
  'orders',
  'products',
  'stock',
  'sales',
  'sales-by-product',
  'sales-by-category',
  'sales-by-client',
  'sales-by-representative',
  'sales-by-payment',
  'coupons',
  'margin',
  'margin-by-product',
  'margin-by-category',
  'arrivals',
  'arrivals-by-area',
] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];

/** What an export can be narrowed by: the order's status, the product's stock, or the length of a report's rows. */
export type ExportFilter = 'status' | 'stock' | 'step';

interface KindTraits {
  /** The permission that the same list or report needs in the panel. */
  readonly permission: Permission;
  /** Whether it covers a period. */
  readonly hasPeriod: boolean;
  readonly filter?: ExportFilter;
}

const report = { permission: 'reports:read', hasPeriod: true } as const;
const margin = { permission: 'prices:write', hasPeriod: true } as const;

export const exportTraits: Readonly<Record<ExportKind, KindTraits>> = {
  orders: { permission: 'orders:read', hasPeriod: true, filter: 'status' },
  products: { permission: 'catalog:read', hasPeriod: false },
  stock: { permission: 'catalog:read', hasPeriod: false, filter: 'stock' },
  sales: { ...report, filter: 'step' },
  'sales-by-product': report,
  'sales-by-category': report,
  'sales-by-client': report,
  'sales-by-representative': report,
  'sales-by-payment': report,
  coupons: report,
  margin: { ...margin, filter: 'step' },
  'margin-by-product': margin,
  'margin-by-category': margin,
  arrivals: { ...report, filter: 'step' },
  'arrivals-by-area': report,
};

/** Kinds whose files name clients. */
export const KINDS_WITH_CLIENTS: readonly ExportKind[] = ['orders', 'sales-by-client'];

/** What the room of exports itself needs. */
const ROOM: Permission = 'jobs:read';

/** Whether a person may have this export made, and read it. */
export const mayExport = (standing: StaffStanding, kind: ExportKind): boolean =>
  staffMay(standing, exportTraits[kind].permission);

/** Whether a person may read a file that needs these permissions. */
export const mayRead = (standing: StaffStanding, needed: readonly Permission[]): boolean =>
  [ROOM, ...needed].every((permission) => staffMay(standing, permission));
