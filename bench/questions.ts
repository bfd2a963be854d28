/** Parameters for requests to the measured shop: pages, brands, words and products. */
import { queryOnce } from './bench-database.ts';

export interface Questions {
  /** Pages of leaf categories, as many as each category has. */
  readonly pages: readonly { readonly id: string; readonly path: string; readonly page: number }[];
  /** Brands of a category, with a typical price there in centavos. */
  readonly brands: readonly { readonly path: string; readonly brand: string; readonly price: number }[];
  /** Words that occur in about a thousand products each. */
  readonly words: readonly string[];
}

const PAGE = 20;
/** Maximum pages of a list, because shoppers turn a few pages, not hundreds. */
const TURNED = 10;

/** Needs the floor's tables: their words are the product's. */
export async function questionsOf(url: string): Promise<Questions> {
  const pages = await queryOnce<Questions['pages'][number]>(
    url,
    `select c.id, c.path, page
      from categories c
      join (select category_id as id, count(*) as products from products group by 1) filled using (id)
      cross join generate_series(1, least($2, ceil(products / $1::numeric))::int) page
      order by c.path, page`,
    [PAGE, TURNED],
  );
  const brands = await queryOnce<Questions['brands'][number]>(
    url,
    `select c.path, p.brand_key as brand, percentile_disc(0.5) within group (order by p.price) as price
      from products p join categories c on c.id = p.category_id
      where p.brand_key <> '' group by 1, 2 having count(*) >= 5 order by 1, 2`,
  );
  const words = await queryOnce<{ word: string }>(
    url,
    `select word from ts_stat('select search from floor.items')
      where length(word) > 3 and word !~ '[^a-z]' order by abs(ndoc - 1000), word limit 40`,
  );
  return { pages, brands, words: words.map(({ word }) => word) };
}
