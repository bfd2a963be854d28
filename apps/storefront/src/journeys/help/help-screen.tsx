import type { Shop } from '#features/suppliers/domain/shop.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { PageTitle } from '#platform/ui/page-title.tsx';
import { ExchangesHelp, OrderingHelp, OrdersHelp, PaymentHelp } from './buying-help.tsx';
import { ContactHelp, HoursHelp } from './contact-help.tsx';
import { type HelpLink, HelpLinks, HelpSection } from './help-section.tsx';
import { ReceivingHelp } from './receiving-help.tsx';

/** Help in one place, of what the shop has set; what it has not set is not mentioned. WCAG 3.2.6. */
export function HelpScreen() {
  const shop = useShop();
  return (
    <div className="flex flex-col gap-6">
      <PageTitle lead={`Como comprar e como falar com a loja ${shop.name}`}>Ajuda</PageTitle>
      <div className="gap-5 max-md:flex max-md:flex-col md:columns-2 md:[&>*]:mb-5">
        <ContactHelp />
        <HoursHelp />
        <OrderingHelp />
        <ReceivingHelp />
        <PaymentHelp />
        <ExchangesHelp />
        <OrdersHelp />
        <HelpSection title="Mais sobre a loja">
          <HelpLinks links={shopPages(shop)} />
        </HelpSection>
      </div>
    </div>
  );
}

const WRITTEN = /^\/(pagina\/|(sobre|termos)$)/;

/** The pages that the shop has written and names in its footer, and those of every shop. */
function shopPages({ slug, footer }: Shop): readonly HelpLink[] {
  const written = footer.columns.flatMap(({ links }) => links).filter(({ href }) => WRITTEN.test(href));
  const links = [
    ...written,
    { label: 'Privacidade e preferências de cookies', href: '/privacidade' },
    { label: 'Acessibilidade', href: '/acessibilidade' },
  ];
  return [...new Map(links.map(({ label, href }) => [href, { label, href: shopHref(slug, href) }])).values()];
}
