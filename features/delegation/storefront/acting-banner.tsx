import { BriefcaseBusiness } from 'lucide-react';
import { useSession } from '#features/accounts/storefront/login/use-session.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { cx } from '#platform/ui/cx.ts';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { documentWords } from './client-row.tsx';
import { useSwitchClient } from './use-switch-client.ts';

const step =
  'inline-flex min-h-11 shrink-0 items-center whitespace-nowrap font-semibold underline underline-offset-2 lg:min-h-8';

/** Banner on every page with the client that a representative buys for. Spec 6; reliability M11. */
export function ActingBanner({ beforeLeaving }: { readonly beforeLeaving: () => Promise<void> }) {
  const { slug } = useShop();
  const { choosing, clientName, clientDocument } = useSession();
  const { leave } = useSwitchClient(beforeLeaving);
  const back = (): void => {
    if (leave.isPending || leave.isSuccess) return;
    leave.mutate(undefined, {
      onError: () => showToast({ text: 'Não foi possível voltar. Tente novamente.', tone: 'error' }),
    });
  };
  return (
    <section aria-label="Representante" className="bg-accent text-accent-ink text-sm">
      <div className="page-width flex flex-wrap items-center gap-x-4 max-lg:py-0.5 lg:flex-nowrap">
        <p className={cx('flex min-h-8 min-w-0 flex-1 items-center gap-2', !choosing && 'max-lg:basis-full')}>
          <BriefcaseBusiness aria-hidden="true" className="size-4 shrink-0" />
          {choosing ? (
            <span className="truncate">
              Visão de representante<span className="max-lg:hidden">: escolha um cliente para comprar.</span>
            </span>
          ) : (
            <span className="truncate">
              Comprando para <strong className="font-semibold">{clientName}</strong>
              {clientDocument !== undefined && ` · ${documentWords(clientDocument)}`}
            </span>
          )}
        </p>
        <AppLink href={shopHref(slug, '/clientes')} className={step}>
          {choosing ? 'Escolher cliente' : 'Trocar cliente'}
        </AppLink>
        {!choosing && (
          <button type="button" onClick={back} aria-busy={leave.isPending || undefined} className={step}>
            Voltar à minha visão
          </button>
        )}
      </div>
    </section>
  );
}
