import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { reserveCoveredSpace } from '#platform/ui/overlays/reserve-covered-space.ts';
import { standAlone } from '#platform/ui/stand-alone.tsx';
import { ALL_TRUE, NECESSARY_ONLY, type Preferences } from '../../domain/consent.ts';
import { PreferenceFields } from './preference-fields.tsx';

interface ConsentBarProps {
  readonly policyHref: string;
  readonly onChoice: (preferences: Preferences) => void;
}

/** Shows the bar; the returned function removes it. */
export const showConsentBar = (props: ConsentBarProps): (() => void) => standAlone(<ConsentBar {...props} />);

/** A link within a sentence: its target is taller than its line. */
const inSentence = '-my-1 py-1 underline';

/**
 * Asks for consent beside the page, never in front of it: visitors can ignore it and read on. Refusing is as near, as large and
 * as plain as accepting. Spec 2, cookie modal. On a phone it is one row, no taller than what leaves a home's first price in sight;
 * its words stay too small to be the largest contentful paint.
 */
function ConsentBar({ policyHref, onChoice }: ConsentBarProps) {
  const title = useId();
  const [choosing, setChoosing] = useState(false);
  // Nothing is preselected.
  const [wanted, setWanted] = useState(NECESSARY_ONLY);
  const box = useRef<HTMLElement>(null);
  useEffect(() => reserveCoveredSpace(box.current), []);
  return (
    <section
      ref={box}
      aria-labelledby={title}
      className="fixed inset-x-0 bottom-[calc(4rem+env(safe-area-inset-bottom))] z-40 flex max-h-[60dvh] flex-col border-line border-t bg-surface shadow-3 short:bottom-0 lg:inset-x-auto lg:right-6 lg:bottom-6 lg:max-h-[80dvh] lg:w-full lg:max-w-form lg:rounded-xl lg:border"
    >
      <div className="page-width flex items-center gap-x-3 overflow-y-auto py-1.5 max-lg:has-[ul]:flex-col max-lg:has-[ul]:items-stretch lg:flex-col lg:items-stretch lg:gap-4 lg:p-5">
        <div className="flex min-w-0 flex-1 flex-col gap-2">
          <h2 id={title} className="font-semibold max-lg:sr-only">
            Cookies e o que guardamos
          </h2>
          <p className="text-ink-2 text-xs lg:text-sm">
            <span className="max-lg:hidden">
              Usamos o necessário para a loja funcionar. Se você deixar, lembramos onde entregar e o que você
              viu, também para ver sem conexão.{' '}
            </span>
            Podemos guardar suas preferências e medir as visitas?{' '}
            <a className={inSentence} href={policyHref}>
              Saiba mais
            </a>
            {!choosing && (
              <>
                {' '}
                ou{' '}
                <button
                  type="button"
                  aria-expanded={false}
                  className={inSentence}
                  onClick={() => setChoosing(true)}
                >
                  escolha
                </button>
              </>
            )}
          </p>
          {choosing && <PreferenceFields preferences={wanted} onChange={setWanted} />}
        </div>
        <div className="grid shrink-0 grid-cols-2 gap-2">
          <Button className="px-3" onClick={() => onChoice(NECESSARY_ONLY)}>
            Recusar
          </Button>
          <Button className="px-3" onClick={() => onChoice(ALL_TRUE)}>
            Aceitar
          </Button>
          {choosing && (
            <Button tone="quiet" className="col-span-2" onClick={() => onChoice(wanted)}>
              Salvar a minha escolha
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
