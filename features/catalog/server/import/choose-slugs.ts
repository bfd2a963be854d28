import { slugify } from '../../domain/slugify.ts';

interface Named {
  readonly id: string;
  readonly sku: string;
  readonly name: string;
}

/** The addresses a new product would like, best first. */
export function slugWishes({ sku, name }: Named): readonly [string, string] {
  const slug = slugify(name) || 'produto';
  return [slug, `${slug}-${slugify(sku).slice(-24)}`];
}

/** Gives each new product an address of its own; products that are already there keep theirs. */
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
