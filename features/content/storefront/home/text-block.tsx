import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { RichText } from '../rich-text.tsx';

interface TextBlockProps {
  readonly title: string;
  /** Sanitised by the server. */
  readonly html: string;
}

/** A shop's formatted text within its home. */
export function TextBlock({ title, html }: TextBlockProps) {
  const { slug } = useShop();
  return (
    <section className="max-w-184">
      {title !== '' && <h2 className="mb-3 text-xl md:text-2xl">{title}</h2>}
      <RichText html={html} slug={slug} />
    </section>
  );
}
