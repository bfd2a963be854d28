import { slugify } from '#kernel/slugify.ts';

interface Named {
  readonly id: string;
  readonly sku: string;
  readonly name: string;
}

/** The preferred slugs of a new product, best first. */
export function slugWishes({ sku, name }: Named): readonly [string, string] {
  const slug = slugify(name) || 'produto';
  return [slug, `${slug}-${slugify(sku).slice(-24)}`];
}

/** Chooses a unique slug for each new product; existing products keep theirs. */
export function chooseSlugs(fresh: readonly Named[], taken: ReadonlySet<string>): Map<string, string> {
  const used = new Set(taken);
  const chosen = new Map<string, string>();
  for (const product of fresh) {
    const [plain, withSku] = slugWishes(product);
    // The end of a UUIDv7 is random: the last resort where even name and code are taken.
    const slug = [plain, withSku].find((wish) => !used.has(wish)) ?? `${plain}-${product.id.slice(-12)}`;
    used.add(slug);
    chosen.set(product.sku, slug);
  }
  return chosen;
}
