import { shopRoomAddress } from '#features/chat/storefront/chat-addresses.ts';
import { useChatOffered } from '#features/chat/storefront/use-chat-offered.ts';
import { whatsappHref } from '#features/suppliers/domain/contact/whatsapp.ts';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { type HelpLink, HelpLinks, HelpSection } from './help-section.tsx';

/** The ways to reach the shop that it has set; a conversation on the site asks for a login. */
export function ContactHelp() {
  const shop = useShop();
  const links = contacts(shop, useChatOffered());
  return (
    <HelpSection title="Fale com a loja">
      <HelpLinks links={links} />
      <address className="text-ink-2 text-sm not-italic">{shop.footer.address}</address>
    </HelpSection>
  );
}

function contacts(
  { slug, footer: { whatsapp, phone, email } }: Shop,
  chatOffered: boolean,
): readonly HelpLink[] {
  const chat = whatsapp === undefined ? undefined : whatsappHref(whatsapp);
  return [
    ...(chat === undefined ? [] : [{ label: `WhatsApp ${whatsapp}`, href: chat }]),
    ...(phone === undefined
      ? []
      : [{ label: `Telefone ${phone}`, href: `tel:+55${phone.replace(/\D/g, '')}` }]),
    ...(email === undefined ? [] : [{ label: email, href: `mailto:${email}` }]),
    ...(chatOffered ? [{ label: 'Conversar pelo site', href: shopRoomAddress(slug) }] : []),
  ];
}

export function HoursHelp() {
  const stores = (useShop().shownStores ?? []).filter(({ hours }) => hours !== '');
  if (stores.length === 0) return null;
  return (
    <HelpSection title="Horários">
      <dl className="flex flex-col gap-2">
        {stores.map(({ name, hours }) => (
          <div key={name}>
            <dt className="font-medium">{name}</dt>
            <dd className="text-ink-2">{hours}</dd>
          </div>
        ))}
      </dl>
    </HelpSection>
  );
}
