import { Mail, MapPin, Phone } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import type { Shop } from '#features/suppliers/domain/shop.ts';

// At the end of the page: what it needs comes after all that is above it.
const FooterSuppliers = lazy(() =>
  import('./footer-suppliers.tsx').then((module) => ({ default: module.FooterSuppliers })),
);

/** The shop's name and the ways to reach it. */
export function FooterContact({ shop }: { readonly shop: Shop }) {
  const { address, phone, email } = shop.footer;
  return (
    <section aria-label="Atendimento" className="flex flex-col gap-1">
      <h2 className="mb-2 font-bold text-lg">{shop.name}</h2>
      <Line icon={<MapPin className="size-4.5" />}>
        <address className="not-italic">{address}</address>
      </Line>
      {phone !== undefined && (
        <Line icon={<Phone className="size-4.5" />}>
          <a href={`tel:+55${phone.replace(/\D/g, '')}`} className="hover:underline">
            {phone}
          </a>
        </Line>
      )}
      {email !== undefined && (
        <Line icon={<Mail className="size-4.5" />}>
          <a href={`mailto:${email}`} className="wrap-anywhere hover:underline">
            {email}
          </a>
        </Line>
      )}
      <Suspense>
        <FooterSuppliers shop={shop} />
      </Suspense>
    </section>
  );
}

function Line({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="flex min-h-9 items-center gap-3 text-ink-2">
      <span aria-hidden="true" className="shrink-0 text-ink-3">
        {icon}
      </span>
      {children}
    </div>
  );
}
