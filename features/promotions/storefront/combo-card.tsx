import type { Session } from '#features/accounts/domain/session.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { useTimeZone } from '#features/suppliers/storefront/use-time-zone.ts';
import { Badge } from '#platform/ui/badge.tsx';
import { cx } from '#platform/ui/cx.ts';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import type { ShownCombo } from '../domain/shown-combo.ts';
import { comboAddress } from './addresses.ts';
import { ComboCollage } from './combo-collage.tsx';
import type { ComboControls } from './combo-controls.ts';
import { ComboPrice } from './combo-price.tsx';
import { comboProductsWords, limitWords } from './combo-words.ts';

interface ComboCardProps {
  readonly combo: ShownCombo;
  readonly session: Session;
  readonly controls: ComboControls;
  readonly level?: 2 | 3;
  readonly eager?: boolean;
  /** The only card of its row: on wide screens the text is beside the pictures. */
  readonly wide?: boolean;
}

/** A combo in a list. The name's link covers the card; buttons lie above it. */
export function ComboCard({
  combo,
  session,
  controls,
  level = 2,
  eager = false,
  wide = false,
}: ComboCardProps) {
  const { slug } = useShop();
  const Heading = `h${level}` as const;
  const limits = limitWords(combo, useTimeZone());
  const { Action } = controls;
  return (
    <article
      className={cx(
        'relative flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface transition hover:border-line-2 hover:shadow-2',
        wide && 'md:flex-row',
      )}
    >
      <ComboCollage combo={combo} sizes="card" eager={eager} className={cx(wide && 'md:w-1/2')} />
      <div className="flex min-w-0 flex-1 flex-col gap-3 p-4 md:p-5">
        <div className="flex flex-col gap-1">
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <Heading className="text-lg">
              <AppLink href={comboAddress(slug, combo.slug)} className="after:absolute after:inset-0">
                {combo.name}
              </AppLink>
            </Heading>
            {combo.exclusive && <Badge tone="brand">Só para você</Badge>}
          </div>
          <p className="line-clamp-2 text-ink-2 text-sm">
            <span className="font-medium text-ink">{comboProductsWords(combo)}:</span>{' '}
            {combo.items.map(({ product }) => product.name).join(' + ')}
          </p>
        </div>
        <div className="mt-auto flex flex-col gap-3">
          <ComboPrice combo={combo} session={session} size="md" />
          {limits.length > 0 && <p className="text-ink-2 text-sm">{limits.join(' · ')}</p>}
          {combo.most === 0 ? (
            <p className="sold-out">Esgotado</p>
          ) : (
            combo.prices !== undefined && (
              <div className="relative z-10">
                <Action combo={combo} size="sm" />
              </div>
            )
          )}
        </div>
      </div>
    </article>
  );
}
