/** Tells a logged-in client on the next visit what became true of their alerts. */
import { X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { formatMoney } from '#kernel/money.ts';
import { IconButton } from '#platform/ui/icon-button.tsx';
import { reserveCoveredSpace } from '#platform/ui/overlays/reserve-covered-space.ts';
import { standAlone } from '#platform/ui/stand-alone.tsx';
import type { OwnAlert } from '../../domain/alerts/product-alert.ts';

interface AlertNoticeProps {
  readonly alerts: readonly OwnAlert[];
  /** Public address of a path within the shop. */
  readonly hrefOf: (path: string) => string;
  /** Opens a path within the shop without a full page load. */
  readonly open: (path: string) => void;
  readonly onSeen: () => void;
}

/** Shows the notice; the returned function removes it. */
export const showAlertNotice = (props: AlertNoticeProps): (() => void) =>
  standAlone(<AlertNotice {...props} />);

const MAX_SHOWN = 3;

/** Above the page, so that nothing of it moves. */
function AlertNotice({ alerts, hrefOf, open, onSeen }: AlertNoticeProps) {
  const title = useId();
  const box = useRef<HTMLElement>(null);
  // Rendered after its live region, so that screen readers announce it.
  const [shown, setShown] = useState(false);
  useEffect(() => setShown(true), []);
  useEffect(() => (shown ? reserveCoveredSpace(box.current) : undefined), [shown]);
  const link = (path: string, label: string) => (
    <a
      href={hrefOf(path)}
      className="font-semibold text-brand-text underline underline-offset-4"
      onClick={(press) => {
        if (press.metaKey || press.ctrlKey || press.shiftKey) return;
        press.preventDefault();
        onSeen();
        open(path);
      }}
    >
      {label}
    </a>
  );
  return (
    <div aria-live="polite">
      {shown && (
        <section
          ref={box}
          aria-labelledby={title}
          className="fixed inset-x-0 bottom-[calc(4rem+env(safe-area-inset-bottom))] z-35 flex max-h-[50dvh] flex-col overflow-y-auto border-line border-t bg-surface shadow-3 short:bottom-0 lg:inset-x-auto lg:right-6 lg:bottom-6 lg:w-full lg:max-w-form lg:rounded-xl lg:border"
        >
          <div className="page-width flex flex-col gap-2 py-3 lg:px-5 lg:py-4">
            <div className="flex items-center justify-between gap-3">
              <h2 id={title} className="font-semibold text-base">
                Novidades dos seus avisos
              </h2>
              <IconButton
                label="Dispensar as novidades"
                icon={<X aria-hidden="true" className="size-5" />}
                className="-mr-2.5"
                onClick={() => {
                  onSeen();
                  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
                }}
              />
            </div>
            <ul className="flex flex-col gap-2 text-sm">
              {alerts.slice(0, MAX_SHOWN).map(({ kind, product }) => (
                <li key={`${kind} ${product.id}`} className="wrap-anywhere">
                  {link(`/p/${product.slug}`, product.name)} {wordsOf(kind, product.price)}
                </li>
              ))}
            </ul>
            {alerts.length > MAX_SHOWN && (
              <p className="text-sm">{link('/avisos', `Ver as ${alerts.length} novidades`)}</p>
            )}
          </div>
        </section>
      )}
    </div>
  );
}

const wordsOf = (kind: OwnAlert['kind'], price: OwnAlert['product']['price']): string =>
  kind === 'availability' ? 'chegou.' : `agora custa ${price === undefined ? 'menos' : formatMoney(price)}.`;
