export interface Variant {
  readonly shop: string;
  readonly line: { readonly name: string };
  readonly name: string;
}

export interface Ordered {
  readonly shop: string;
  readonly name: string;
  readonly entry: { readonly model: string; readonly params?: { readonly goods?: string } };
  readonly pictures: readonly { readonly key: string }[];
}

export const TABLES: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
export function variants(): Variant[];
export function allOrders(): Ordered[];
