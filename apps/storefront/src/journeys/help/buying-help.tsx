import { useQuery } from '@tanstack/react-query';
import { useSession } from '#features/accounts/storefront/login/use-session.ts';
import { MarkList, usePaymentMarks } from '#features/payments/storefront/marks/payment-marks.tsx';
import type { ContentType, CustomContent } from '#features/suppliers/domain/shop-texts.ts';
import { shopContentsQuery } from '#features/suppliers/storefront/shop-contents-query.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { useApi } from '#platform/web/use-api.ts';
import { HelpLinks, HelpSection } from './help-section.tsx';

/** Empty where the shop has written none, and where they cannot be loaded. */
const useTexts = (type: ContentType): readonly CustomContent[] =>
  useQuery(shopContentsQuery(useApi(), useShop(), type)).data ?? [];

export function OrderingHelp() {
  const texts = useTexts('ORDER_INSTRUCTIONS');
  if (texts.length === 0) return null;
  return (
    <HelpSection title="Como pedir">
      {texts.map(({ id, title, body }) => (
        <div key={id}>
          <h3 className="font-medium text-base">{title}</h3>
          <p className="whitespace-pre-line text-ink-2">{body}</p>
        </div>
      ))}
    </HelpSection>
  );
}

export function PaymentHelp() {
  const marks = usePaymentMarks(undefined);
  if (marks.length === 0) return null;
  return (
    <HelpSection title="Formas de pagamento">
      <MarkList marks={marks} />
    </HelpSection>
  );
}

/** What the policy is about; the policy itself has a page. */
export function ExchangesHelp() {
  const { slug } = useShop();
  const texts = useTexts('EXCHANGE_POLICY');
  if (texts.length === 0) return null;
  return (
    <HelpSection title="Trocas e devoluções">
      <ul className="ml-5 list-disc text-ink-2">
        {texts.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
      <HelpLinks links={[{ label: 'Ler a política de trocas', href: shopHref(slug, '/trocas') }]} />
    </HelpSection>
  );
}

export function OrdersHelp() {
  const { slug } = useShop();
  const { authenticated } = useSession();
  return (
    <HelpSection title="Pedidos e conta">
      <HelpLinks
        links={[
          { label: 'Acompanhar um pedido', href: shopHref(slug, '/pedidos') },
          ...(authenticated
            ? [{ label: 'Meus dados', href: shopHref(slug, '/conta/dados') }]
            : [
                { label: 'Criar conta', href: shopHref(slug, '/cadastro') },
                { label: 'Esqueci a minha senha', href: shopHref(slug, '/senha/recuperar') },
              ]),
        ]}
      />
    </HelpSection>
  );
}
