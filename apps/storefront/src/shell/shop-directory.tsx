import { ArrowRight, Store } from 'lucide-react';
import { useState } from 'react';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import { Button } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { Picture } from '#platform/ui/pictures/picture.tsx';
import { type ThemeVariables, themeVariables } from '#platform/ui/theme.ts';
import type { ShopPage } from '../fetch-shops.ts';

interface ShopSignProps {
  readonly name: string;
  readonly colours: ThemeVariables;
}

interface ShopDirectoryProps {
  readonly first: ShopPage;
  readonly load: (page: number) => Promise<ShopPage>;
}

export function ShopDirectory({ first, load }: ShopDirectoryProps) {
  const [more, setMore] = useState<readonly (readonly Shop[])[]>([]);
  const [step, setStep] = useState<'ready' | 'busy' | 'failed'>('ready');
  const shops = [first.shops, ...more].flat();
  const showMore = async () => {
    setStep('busy');
    try {
      const next = await load(more.length + 2);
      setMore([...more, next.shops]);
      setStep('ready');
    } catch {
      setStep('failed');
    }
  };
  if (shops.length === 0) {
    return (
      <main>
        <EmptyState
          level={1}
          icon={<Store />}
          title="Nenhuma loja por aqui ainda"
          text="As lojas da plataforma aparecem aqui."
        />
      </main>
    );
  }
  return (
    <main className="page-width flex max-w-[64rem] flex-col gap-8 py-12 md:py-20">
      <div className="flex flex-col gap-2">
        <h1 className="text-3xl">Escolha uma loja</h1>
        <p className="text-ink-2 text-lg">Cada loja tem seus produtos, preços e formas de entrega.</p>
      </div>
      <ul className="grid gap-4 sm:grid-cols-2">
        {shops.map((shop) => (
          <li key={shop.id}>
            <AppLink
              href={`/${shop.slug}`}
              className="group flex h-full items-center gap-4 rounded-lg border border-line bg-surface p-5 transition hover:border-line-2 hover:shadow-2"
            >
              {shop.icon === undefined ? (
                <ShopSign name={shop.name} colours={themeVariables(shop.theme)} />
              ) : (
                <Picture
                  id={shop.icon}
                  alt=""
                  sizes="52px"
                  width={52}
                  className="size-13 shrink-0 rounded-md"
                />
              )}
              <span className="flex min-w-0 flex-1 flex-col">
                <span className="font-semibold text-lg">{shop.name}</span>
                {shop.description !== undefined && (
                  <span className="line-clamp-2 text-ink-2 text-sm">{shop.description}</span>
                )}
              </span>
              <ArrowRight
                aria-hidden="true"
                className="size-5 shrink-0 text-ink-3 transition group-hover:translate-x-1"
              />
            </AppLink>
          </li>
        ))}
      </ul>
      {shops.length < first.total && (
        <div className="flex flex-col items-center gap-3">
          <p role="status" className="text-ink-2 text-sm">
            {shops.length} de {first.total.toLocaleString('pt-BR')} lojas
          </p>
          {step === 'failed' && <p role="alert">Não foi possível carregar mais lojas. Tente de novo.</p>}
          <Button tone="secondary" busy={step === 'busy'} onClick={() => void showMore()}>
            Mostrar mais lojas
          </Button>
        </div>
      )}
    </main>
  );
}

/** A shop's initial in its own colours. An SVG, because the CSP forbids style attributes. */
function ShopSign({ name, colours }: ShopSignProps) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className="size-13 shrink-0 font-bold text-xl">
      <rect width="48" height="48" rx="12" fill={colours['--brand']} />
      <text x="24" y="31.5" textAnchor="middle" fill={colours['--brand-ink']}>
        {name.charAt(0)}
      </text>
    </svg>
  );
}
