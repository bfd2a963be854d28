import type { ReactNode } from 'react';
import { AddressText } from '#features/addresses/storefront/address-text.tsx';
import { slotText } from '#features/delivery/contract/slot.wire.ts';
import { instalmentWords } from '#features/payments/contract/methods/instalment-words.ts';
import type { Instalments } from '#features/payments/domain/instalments.ts';
import type { Checkout } from '../use-checkout.ts';
import { SectionLink } from './section-link.tsx';
import type { SectionId } from './sections.ts';

export interface ReviewProps {
  readonly checkout: Checkout;
  /** The card instalments, when paying by card. */
  readonly instalments: Instalments | undefined;
  /** Whether the orders that follow are debited by the client's bank. */
  readonly automaticPix: boolean;
}

export function ReviewAnswers({ checkout, instalments, automaticPix }: ReviewProps) {
  const { type, address, choice, method, wishes, texts, questions } = checkout;
  const answeredQuestions = questions.flatMap(({ id, name }) => {
    const answer = wishes.answers[id]?.trim() ?? '';
    return answer === '' ? [] : [`${name}: ${answer}`];
  });
  const store = choice?.option.store;
  return (
    <dl className="grid gap-5 sm:grid-cols-2">
      {type === 'delivery' ? (
        <Answer name="Entregar em" section="receber">
          {address === undefined ? <Open /> : <AddressText address={address} />}
        </Answer>
      ) : (
        <Answer name="Retirar em" section="receber">
          {store === undefined ? <Open /> : `${store.name}, ${store.addressText}`}
        </Answer>
      )}
      <Answer name="Quando" section="entrega">
        {choice === undefined ? <Open /> : choice.slot === undefined ? 'A combinar' : slotText(choice.slot)}
      </Answer>
      <Answer name="Pagamento" section="pagamento">
        {method?.name ?? <Open />}
        {instalments !== undefined && <span className="block">{instalmentWords(instalments)}</span>}
        {automaticPix && <span className="block">Pix Automático nos próximos pedidos</span>}
      </Answer>
      {(texts.note !== '' || texts.customerOrderNumber !== '' || answeredQuestions.length > 0) && (
        <Answer name="Observações" section="observacoes">
          <span className="line-clamp-4 whitespace-pre-line">
            {[
              ...answeredQuestions,
              texts.note,
              texts.customerOrderNumber && `Seu pedido nº ${texts.customerOrderNumber}`,
            ]
              .filter(Boolean)
              .join('\n')}
          </span>
        </Answer>
      )}
    </dl>
  );
}

interface AnswerProps {
  readonly name: string;
  readonly section: SectionId;
  readonly children: ReactNode;
}

function Answer({ name, section, children }: AnswerProps) {
  return (
    <div className="min-w-0 text-sm">
      <dt className="flex items-baseline justify-between gap-3">
        <span className="font-semibold">{name}</span>
        <SectionLink to={section} className="py-1 font-semibold text-brand-text hover:underline">
          Alterar<span className="sr-only">: {name}</span>
        </SectionLink>
      </dt>
      <dd className="text-ink-2">{children}</dd>
    </div>
  );
}

const Open = () => <>Ainda não escolhido</>;
