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

/**
 * Asks for consent beside the page, never in front of it: visitors can ignore it and read on. Refusing is as near, as large and
 * as plain as accepting. Spec 2, cookie modal. Each sentence is its own paragraph: as one block, rendered late, they would be the
 * largest contentful paint on a phone.
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
      <div className="page-width flex flex-col gap-1 overflow-y-auto pt-3 lg:gap-3 lg:px-5 lg:pt-5">
        <h2 id={title} className="font-semibold text-sm lg:text-base">
          Cookies e o que guardamos
        </h2>
        <div className="flex flex-col text-ink-2 text-xs lg:text-sm">
          <p>Usamos o necessário para a loja funcionar.</p>
          <p>Se você deixar, lembramos onde entregar e o que você viu, também para ver sem conexão.</p>
          <p>
            E medimos as visitas, para melhorar a loja.{' '}
            <a className="inline-block py-0.5 underline" href={policyHref}>
              Saiba mais
            </a>
          </p>
        </div>
        {choosing && <PreferenceFields preferences={wanted} onChange={setWanted} />}
      </div>
      <div className="page-width grid gap-x-2 gap-y-1 py-2.5 max-lg:grid-cols-[1fr_1fr_auto] lg:px-5 lg:pb-5">
        <div className="contents gap-2.5 lg:grid lg:grid-cols-2">
          <Button wide onClick={() => onChoice(NECESSARY_ONLY)}>
            Recusar
          </Button>
          <Button wide onClick={() => onChoice(ALL_TRUE)}>
            Aceitar
          </Button>
        </div>
        {choosing ? (
          <div className="max-lg:col-span-full">
            <Button tone="quiet" wide onClick={() => onChoice(wanted)}>
              Salvar a minha escolha
            </Button>
          </div>
        ) : (
          <Button tone="quiet" wide aria-expanded={false} onClick={() => setChoosing(true)}>
            Escolher
          </Button>
        )}
      </div>
    </section>
  );
}
