import { useSuspenseQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { homeAddress } from '#features/catalog/storefront/addresses.ts';
import type { CatalogScope } from '#features/catalog/storefront/queries/catalog-scope.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { useTimeZone } from '#features/suppliers/storefront/use-time-zone.ts';
import { Alert } from '#platform/ui/alert.tsx';
import { Badge } from '#platform/ui/badge.tsx';
import { Breadcrumb } from '#platform/ui/breadcrumb.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import type { ShownCombo } from '../domain/shown-combo.ts';
import { combosAddress } from './addresses.ts';
import { ComboCollage } from './combo-collage.tsx';
import type { ComboControls } from './combo-controls.ts';
import { ComboItems } from './combo-items.tsx';
import { ComboPrice } from './combo-price.tsx';
import { ComboSums } from './combo-sums.tsx';
import { comboProductsWords, limitWords, otherWayWords, soldOutWords } from './combo-words.ts';
import { comboQuery } from './queries/combo-queries.ts';

interface ComboScreenProps {
  readonly scope: CatalogScope;
  readonly slug: string;
  readonly controls: ComboControls;
}

/** A combo's page. On a phone, name, price and button fit on the first screen. */
export function ComboScreen({ scope, slug, controls }: ComboScreenProps) {
  const shop = useShop();
  const { data: combo } = useSuspenseQuery(comboQuery(scope, slug));
  const { Action } = controls;
  return (
    <div className="-mt-3 flex flex-col gap-2 md:gap-4">
      <Breadcrumb
        crumbs={[
          { label: shop.name, href: homeAddress(shop.slug) },
          { label: 'Combos', href: combosAddress(shop.slug) },
        ]}
        current={combo.name}
      />
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_26rem] lg:grid-rows-[auto_1fr] xl:grid-cols-[minmax(0,1fr)_30rem]">
        <ComboCollage combo={combo} sizes="page" eager className="rounded-xl" />
        <div className="flex min-w-0 flex-col gap-4 md:gap-5 md:rounded-xl md:border md:border-line md:bg-surface md:p-6 lg:sticky lg:top-28 lg:row-span-2 lg:self-start lg:p-8">
          <header className="flex flex-col items-start gap-2">
            {combo.exclusive && <Badge tone="brand">Só para você</Badge>}
            <h1 className="text-xl md:text-2xl">{combo.name}</h1>
            {combo.description !== '' && (
              <p className="whitespace-pre-line text-ink-2">{combo.description}</p>
            )}
          </header>
          <ComboPrice combo={combo} session={scope.session} size="lg" />
          <Limits combo={combo} />
          <Buying combo={combo} />
          {combo.most > 0 && combo.prices !== undefined && <Action combo={combo} size="md" />}
        </div>
        <section aria-labelledby="o-que-vem" className="flex min-w-0 flex-col gap-4">
          <h2 id="o-que-vem" className="text-xl">
            O que vem no combo{' '}
            <span className="font-normal text-base text-ink-2">· {comboProductsWords(combo)}</span>
          </h2>
          <ComboItems combo={combo} />
          {combo.prices !== undefined && <ComboSums prices={combo.prices} />}
          <div>
            <LinkButton href={combosAddress(shop.slug)}>Ver todos os combos</LinkButton>
          </div>
        </section>
      </div>
    </div>
  );
}

function Limits({ combo }: { readonly combo: ShownCombo }) {
  const limits = limitWords(combo, useTimeZone());
  if (limits.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1.5 text-ink-2 text-sm">
      {limits.map((limit) => (
        <li key={limit} className="flex items-center gap-2">
          <Check aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
          {limit}
        </li>
      ))}
    </ul>
  );
}

/** Why it cannot be bought, if so. */
function Buying({ combo }: { readonly combo: ShownCombo }) {
  const { most, otherWay } = combo;
  if (most === 0) return <Alert title="Combo esgotado">{soldOutWords(combo)}</Alert>;
  return otherWay === undefined ? null : <Alert tone="warn">{otherWayWords[otherWay]}</Alert>;
}
