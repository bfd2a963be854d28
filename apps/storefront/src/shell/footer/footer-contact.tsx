import { Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import { openOverlay } from '#platform/ui/overlays/overlay-state.ts';
import { deliversHome } from '../delivers-home.ts';

/** The shop's name and contact data. */
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
      {deliversHome(shop) && (
        <button
          type="button"
          className="min-h-11 self-start text-ink-2 underline lg:min-h-9"
          onClick={() => openOverlay('suppliers')}
        >
          Quem entrega no meu CEP?
        </button>
      )}
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
