/** '?page=2' of the orders' list: anything but a page from 2 to 10 000 is the first. */
export interface OrdersSearch {
  readonly page?: number;
}

export function parseOrdersSearch({ page }: Readonly<Record<string, unknown>>): OrdersSearch {
  const number = Number(page);
  return Number.isInteger(number) && number > 1 && number <= 10_000 ? { page: number } : {};
}
