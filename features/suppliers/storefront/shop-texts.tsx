import { useSuspenseQuery } from '@tanstack/react-query';
import { useApi } from '#platform/web/use-api.ts';
import type { ContentType } from '../domain/shop-texts.ts';
import { shopContentsQuery } from './shop-contents-query.ts';
import { useShop } from './shop-context.ts';

/** The shop's own texts on one of its pages. */
export function ShopTexts({ type }: { readonly type: ContentType }) {
  const { data } = useSuspenseQuery(shopContentsQuery(useApi(), useShop(), type));
  return data.map((text) => (
    <section key={text.id} className="flex max-w-text flex-col gap-2">
      <h2 className="text-xl">{text.title}</h2>
      <p className="whitespace-pre-line text-ink-2">{text.body}</p>
    </section>
  ));
}
