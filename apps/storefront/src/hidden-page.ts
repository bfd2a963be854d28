interface Shown {
  readonly match: { readonly context: { readonly shop: { readonly name: string } } };
}

/** Head of a page that search engines shall not index. */
export const hiddenPage =
  (title: string) =>
  ({ match }: Shown) => ({
    meta: [{ title: `${title} · ${match.context.shop.name}` }, { name: 'robots', content: 'noindex' }],
  });
