interface Shown {
  readonly match: { readonly context: { readonly shop: { readonly name: string } } };
}

/** The head of a page that is nobody's to find by searching. */
export const hiddenPage =
  (title: string) =>
  ({ match }: Shown) => ({
    meta: [{ title: `${title} · ${match.context.shop.name}` }, { name: 'robots', content: 'noindex' }],
  });
