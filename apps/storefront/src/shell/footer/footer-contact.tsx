import { CircleQuestionMark, Clock, Mail, MapPin, MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { marksOfKinds } from '#features/payments/storefront/marks/mark-words.ts';
import { MarkList } from '#features/payments/storefront/marks/payment-marks.tsx';
import { whatsappHref } from '#features/suppliers/domain/contact/whatsapp.ts';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { openOverlay } from '#platform/ui/overlays/overlay-state.ts';
import { deliversHome } from '../delivers-home.ts';

/** Help in one place of all pages: the shop's name, hours and contact, and how one can pay. WCAG 3.2.6. */
export function FooterContact({ shop }: { readonly shop: Shop }) {
  const { address, phone, email, whatsapp } = shop.footer;
  const chat = whatsapp === undefined ? undefined : whatsappHref(whatsapp);
  const payments = marksOfKinds(shop.paymentKinds ?? []);
  return (
    <section aria-label="Atendimento" className="flex flex-col gap-1">
      <h2 className="mb-2 font-bold text-lg">{shop.name}</h2>
      <Line icon={<MapPin className="size-4.5" />}>
        <address className="not-italic">{address}</address>
      </Line>
      {(shop.shownStores ?? []).map(({ name, hours }) =>
        hours === '' ? null : (
          <Line key={name} icon={<Clock className="size-4.5" />}>
            <p>
              {name}: {hours}
            </p>
          </Line>
        ),
      )}
      {chat !== undefined && (
        <Line icon={<MessageCircle className="size-4.5" />}>
          <a href={chat} target="_blank" rel="noreferrer" className="hover:underline">
            WhatsApp {whatsapp}
          </a>
        </Line>
      )}
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
      <Line icon={<CircleQuestionMark className="size-4.5" />}>
        <AppLink href={shopHref(shop.slug, '/ajuda')} className="hover:underline">
          Ajuda
        </AppLink>
      </Line>
      {payments.length > 0 && (
        <div className="mt-2">
          <p aria-hidden="true" className="mb-1.5 text-ink-2">
            Formas de pagamento
          </p>
          <MarkList marks={payments} />
        </div>
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
