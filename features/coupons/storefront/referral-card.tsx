import { useQuery } from '@tanstack/react-query';
import { Copy, Gift, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { Button } from '#platform/ui/button.tsx';
import { usePublicHref } from '#platform/ui/links/link-scope.ts';
import { discountWords } from '../contract/coupon-words.ts';
import { COUPON_PARAM } from '../contract/referral.wire.ts';
import { type CouponAsker, referralQuery } from './coupon-queries.ts';

/** The client's referral code, to be shared through the system's share sheet or copied. Tag uses-share-coupom. */
export function ReferralCard({ asker }: { readonly asker: CouponAsker }) {
  const { slug, name } = useShop();
  const home = usePublicHref(shopHref(slug, '/'));
  const { data: referral } = useQuery(referralQuery(asker));
  const [announced, setAnnounced] = useState('');
  if (referral == null) return null;
  const { coupon } = referral;
  const link = new URL(`${home}?${COUPON_PARAM}=${coupon.code}`, window.location.href).href;
  const mayShare = typeof navigator.share === 'function';

  const pass = async (): Promise<void> => {
    try {
      if (mayShare) {
        const text = `${discountWords(coupon)} na sua primeira compra em ${name}: ${coupon.code}`;
        await navigator.share({ title: name, text, url: link });
      } else {
        await navigator.clipboard.writeText(link);
        setAnnounced('Link copiado.');
      }
    } catch (error) {
      // Closing the share sheet is not an error.
      const closed = error instanceof DOMException && error.name === 'AbortError';
      setAnnounced(closed ? '' : `Copie o link: ${link}`);
    }
  };

  return (
    <section
      aria-label="Indique a loja"
      className="flex flex-col gap-2 rounded-md border border-line p-3 text-sm"
    >
      <p className="flex items-center gap-2 font-semibold">
        <Gift aria-hidden="true" className="size-5 text-brand-text" />
        Indique a loja
      </p>
      <p>
        Quem ainda não comprou aqui ganha {discountWords(coupon)} com o seu código{' '}
        <strong className="wrap-anywhere">{coupon.code}</strong>.
      </p>
      <Button size="sm" onClick={() => void pass()} className="self-start">
        {mayShare ? (
          <Share2 aria-hidden="true" className="size-4" />
        ) : (
          <Copy aria-hidden="true" className="size-4" />
        )}
        {mayShare ? 'Compartilhar' : 'Copiar link'}
      </Button>
      <p role="status" className="text-ink-2 wrap-anywhere empty:hidden">
        {announced}
      </p>
    </section>
  );
}
