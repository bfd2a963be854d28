import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useSession } from '#features/accounts/storefront/login/use-session.ts';
import { homeAddress } from '#features/catalog/storefront/addresses.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { Alert } from '#platform/ui/alert.tsx';
import { Card } from '#platform/ui/card.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { PageTitle } from '#platform/ui/page-title.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { useApi } from '#platform/web/use-api.ts';
import { noticeText } from '../../contract/cart-notice.wire.ts';
import type { OfferedLink } from '../../domain/action-link.ts';
import { FillPanel } from '../fill/fill-panel.tsx';
import { OfferedLine } from '../fill/offered-line.tsx';
import { useAfterFilling } from '../fill/use-after-filling.ts';
import { actionLinkQuery } from './action-link-query.ts';

/** A supplier's link: its products, and the button that adds them to the cart. Spec 2, action-link pages. */
export function ActionLinkScreen({ slug }: { readonly slug: string }) {
  const api = useApi();
  const shop = useShop();
  const { clientId } = useSession();
  const { data: link } = useSuspenseQuery(actionLinkQuery(api, shop.id, clientId, slug));
  const { lines, notices } = link.offered;
  return (
    <div className="mx-auto flex w-full max-w-225 flex-col gap-5">
      <PageTitle lead={link.text === '' ? `Uma seleção de ${shop.name} para o seu carrinho` : link.text}>
        {link.title}
      </PageTitle>
      {notices.length > 0 && (
        <Alert tone="warn" title="Antes de adicionar">
          <ul className="flex flex-col gap-1">
            {notices.map((notice) => (
              <li key={`${notice.kind}-${notice.productId}`}>{noticeWords(notice)}</li>
            ))}
          </ul>
        </Alert>
      )}
      {lines.length === 0 ? (
        <LinkButton href={homeAddress(shop.slug)} tone="primary" className="self-start">
          Ver produtos da loja
        </LinkButton>
      ) : (
        <>
          <Card as="section" aria-label="Produtos do link">
            <ul className="divide-y divide-line">
              {lines.map((line) => (
                <OfferedLine key={line.product.id} line={line} />
              ))}
            </ul>
          </Card>
          <AddAll link={link} />
        </>
      )}
    </div>
  );
}

/** The product was never in the cart, so the usual words about leaving it do not fit. */
const noticeWords = (notice: OfferedLink['offered']['notices'][number]): string => {
  if (notice.kind === 'gone') return 'Um dos produtos não está mais à venda e fica de fora.';
  if (notice.kind === 'out-of-stock') return `${notice.name} está sem estoque e fica de fora.`;
  return noticeText(notice);
};

const ADDED = 'Os produtos estão no seu carrinho.';

function AddAll({ link }: { readonly link: OfferedLink }) {
  const { slug } = useShop();
  const navigate = useNavigate();
  const afterFilling = useAfterFilling();
  return (
    <FillPanel
      lines={link.offered.lines}
      onFilled={() => {
        if (link.destination === '') return afterFilling(ADDED);
        showToast({ text: ADDED });
        void navigate({ href: shopHref(slug, link.destination) });
      }}
    />
  );
}
