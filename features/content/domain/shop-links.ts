/** Links to pages in a shop's menu and footer. */
import type { FooterLinks, MenuItem, Shop } from '#features/suppliers/domain/shop.ts';

export interface ShopLink extends Pick<MenuItem, 'label' | 'href'> {
  readonly inMenu: boolean;
  /** Title of the footer column; one that the footer does not have is added. Absent: not in the footer. */
  readonly footerColumn?: string;
}

/** The shop with the links after its own, in their order. A link that is there already is not repeated. */
export function withLinks(shop: Shop, links: readonly ShopLink[]): Shop {
  if (links.length === 0) return shop;
  const columns = new Map<string, MenuItem[]>(
    shop.footer.columns.map(({ title, links: own }) => [title, [...own]]),
  );
  for (const { footerColumn, label, href } of links) {
    if (footerColumn === undefined) continue;
    const column = columns.get(footerColumn) ?? [];
    if (!column.some((link) => link.href === href)) column.push({ label, href });
    columns.set(footerColumn, column);
  }
  const menu = links.filter(({ inMenu, href }) => inMenu && !shop.menu.some((item) => item.href === href));
  return {
    ...shop,
    menu: [...shop.menu, ...menu.map(({ label, href }) => ({ label, href }))],
    footer: {
      ...shop.footer,
      columns: [...columns].map(([title, own]): FooterLinks => ({ title, links: own })),
    },
  };
}
