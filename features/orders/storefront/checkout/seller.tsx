import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { AppLink } from '#platform/ui/links/app-link.tsx';

/** The seller's identity and contact: the checkout has no footer that shows them. Decree 7.962/2013. */
export function Seller() {
  const { slug, name, footer } = useShop();
  const { phone, email, legalName, cnpj, address } = footer;
  return (
    <section aria-label="Quem vende" className="flex flex-col gap-1 px-4 text-ink-2 text-xs md:px-0">
      {(phone !== undefined || email !== undefined) && (
        <p className="text-sm">
          Dúvidas? Fale com {name}:{' '}
          {phone !== undefined && (
            <a href={`tel:+55${phone.replace(/\D/g, '')}`} className="inline-block py-1.5 underline">
              {phone}
            </a>
          )}
          {phone !== undefined && email !== undefined && ' ou '}
          {email !== undefined && (
            <a href={`mailto:${email}`} className="inline-block py-1.5 wrap-anywhere underline">
              {email}
            </a>
          )}
        </p>
      )}
      <p>
        {legalName} · <span className="whitespace-nowrap">CNPJ {cnpj}</span> · {address}
      </p>
      <p>
        <AppLink href={shopHref(slug, '/privacidade')} className="inline-block py-1.5 underline">
          Privacidade e preferências de cookies
        </AppLink>
      </p>
    </section>
  );
}
