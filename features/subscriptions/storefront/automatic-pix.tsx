import { mayNotText } from '#features/accounts/contract/sessions/capacity-texts.ts';
import { capacityMay } from '#features/accounts/domain/capacity-may.ts';
import { useBuyer } from '#features/accounts/storefront/buyer.ts';
import type { AutomaticPix, ShownMandate } from '#features/payments/contract/mandates/mandate.wire.ts';
import { periodicityWords } from '#features/payments/contract/mandates/periodicity-words.ts';
import type { MandateStatus } from '#features/payments/domain/mandate/mandate-status.ts';
import { CollectionState } from '#features/payments/storefront/automatic-pix/collection-state.tsx';
import { CopyCode } from '#features/payments/storefront/copy-code.tsx';
import { PlayedBank } from '#features/payments/storefront/played-bank.tsx';
import { QrCode } from '#features/payments/storefront/qr-code.tsx';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { useTimeZone } from '#features/suppliers/storefront/use-time-zone.ts';
import { formatMoney } from '#kernel/money.ts';
import { formatDate } from '#kernel/time/time-zone.ts';
import { Badge, type Tone } from '#platform/ui/badge.tsx';
import { Button } from '#platform/ui/button.tsx';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { Spinner } from '#platform/ui/loading/spinner.tsx';
import { showMessage } from '#platform/ui/overlays/message-state.ts';
import {
  authoriseAutomaticPixEndpoint,
  cancelAutomaticPixEndpoint,
} from '../contract/subscriptions.endpoints.ts';
import { Fact, SubscriptionSection } from './subscription-section.tsx';
import { useSubscriptionCall } from './use-subscription-call.ts';

const badges: Readonly<Record<MandateStatus, { readonly text: string; readonly tone: Tone }>> = {
  starting: { text: 'Preparando', tone: 'info' },
  requested: { text: 'Falta autorizar', tone: 'warn' },
  authorised: { text: 'Autorizado', tone: 'success' },
  refused: { text: 'Não autorizado', tone: 'neutral' },
  expired: { text: 'Prazo encerrado', tone: 'neutral' },
  'cancelled-by-payer': { text: 'Cancelado no banco', tone: 'neutral' },
  'cancelled-by-shop': { text: 'Cancelado', tone: 'neutral' },
};

/** Why each order has to be paid by its client. */
const ended: Partial<Readonly<Record<MandateStatus, string>>> = {
  refused: 'A autorização não foi dada no seu banco. Cada pedido vem com um Pix para você pagar.',
  expired: 'O prazo para autorizar no banco terminou. Cada pedido vem com um Pix para você pagar.',
  'cancelled-by-payer':
    'Você cancelou a autorização no seu banco. A assinatura continua: cada pedido vem com um Pix para você pagar.',
};

interface AutomaticPixProps {
  readonly id: string;
  readonly automaticPix: AutomaticPix;
}

/** The Pix Automático of a subscription: its authorisation, what it allows, and what is debited next. */
export function AutomaticPixSection({ id, automaticPix }: AutomaticPixProps) {
  const { session } = useBuyer();
  const { capacity = 'linked' } = session;
  const { offered, mandate } = automaticPix;
  const may = capacityMay(capacity, 'subscriptions:change');
  const badge = mandate && badges[mandate.status];
  return (
    <SubscriptionSection title="Pix Automático">
      <div role="status" className="flex flex-col gap-3.5">
        {offered && mandate === undefined && (
          <p className="text-ink-2">
            Autorize uma vez no app do seu banco, e ele debita cada pedido sozinho, até o teto que você
            definir.
          </p>
        )}
        {badge !== undefined && (
          <p>
            <Badge tone={badge.tone}>{badge.text}</Badge>
          </p>
        )}
        {mandate !== undefined && ended[mandate.status] !== undefined && (
          <p className="text-ink-2">{ended[mandate.status]}</p>
        )}
        {mandate?.status === 'starting' && (
          <p className="flex items-center gap-2.5 text-ink-2">
            <Spinner /> Estamos gerando o código da autorização. Ele aparece aqui sozinho.
          </p>
        )}
      </div>
      {mandate?.status === 'requested' && <ToAuthorise mandate={mandate} />}
      {mandate?.status === 'authorised' && <InForce mandate={mandate} next={automaticPix.next} />}
      {!may && <p className="text-ink-2 text-sm">{mayNotText(capacity, 'subscriptions:change')}</p>}
      {may && offered && <Authorise id={id} again={mandate !== undefined} />}
      {may && mandate !== undefined && !offered && <Cancel id={id} status={mandate.status} />}
    </SubscriptionSection>
  );
}

function ToAuthorise({
  mandate: { code, qr, floor, expiresAt, periodicity },
}: {
  readonly mandate: ShownMandate;
}) {
  const zone = useTimeZone();
  if (code === undefined) return null;
  return (
    <div className="flex flex-col gap-5">
      <p className="text-ink-2">
        Leia o código no app do seu banco até{' '}
        <strong className="text-ink">{formatDate(expiresAt, zone)}</strong> e autorize. Nada é cobrado agora.
        É no máximo um débito {periodicityWords[periodicity].replace('uma vez ', '')}, e o teto que você
        definir pode ser de <strong className="text-ink">{formatMoney(floor)}</strong> para cima.
      </p>
      {qr !== undefined && <QrCode svg={qr} alt="QR Code que autoriza o Pix Automático" />}
      <CopyCode label="Código da autorização" code={code} />
      <PlayedBank code={code} act="autorizar" />
    </div>
  );
}

interface InForceProps {
  readonly mandate: ShownMandate;
  readonly next: AutomaticPix['next'];
}

function InForce({ mandate: { ceiling, periodicity }, next }: InForceProps) {
  const { shop } = useBuyer();
  return (
    <>
      <dl className="flex flex-col gap-3">
        <Fact name="Teto por débito">
          {ceiling === undefined ? 'Sem teto definido no banco' : formatMoney(ceiling)}
        </Fact>
        <Fact name="Frequência">No máximo {periodicityWords[periodicity]}</Fact>
      </dl>
      {next === undefined ? (
        <p className="text-ink-2 text-sm">
          Cada pedido é debitado dois dias depois de feito. Acima do teto, ou sem saldo, ele vem com um Pix
          para você pagar.
        </p>
      ) : (
        <div className="flex flex-col gap-2.5">
          <h3 className="font-semibold">Próximo débito</h3>
          <CollectionState collection={next.collection} amount={next.amount} />
          <AppLink
            href={shopHref(shop.slug, `/pedidos/${next.orderNumber}`)}
            className="inline-flex min-h-11 items-center self-start font-semibold text-brand-text text-sm hover:underline"
          >
            Ver o pedido {next.orderNumber}
          </AppLink>
        </div>
      )}
    </>
  );
}

function Authorise({ id, again }: { readonly id: string; readonly again: boolean }) {
  const { api } = useBuyer();
  const authorise = useSubscriptionCall({
    id,
    call: () => api.call(authoriseAutomaticPixEndpoint, { params: { idassinatura: id } }),
    done: () => 'Agora autorize no app do seu banco.',
    failed: 'Não foi possível pedir a autorização. Tente novamente.',
  });
  return (
    <Button tone="secondary" wide busy={authorise.isPending} onClick={() => authorise.mutate()}>
      {again ? 'Autorizar de novo' : 'Ativar o Pix Automático'}
    </Button>
  );
}

function Cancel({ id, status }: { readonly id: string; readonly status: MandateStatus }) {
  const { api } = useBuyer();
  const cancel = useSubscriptionCall({
    id,
    call: () => api.call(cancelAutomaticPixEndpoint, { params: { idassinatura: id } }),
    done: () => 'Pix Automático cancelado.',
    failed: 'Não foi possível cancelar. Tente novamente.',
    // The button disappears: focus moves to the start of the page.
    onDone: () => document.querySelector<HTMLElement>('main')?.focus(),
  });
  if (status === 'starting') return null;
  if (status === 'requested')
    return (
      <Button tone="danger" wide busy={cancel.isPending} onClick={() => cancel.mutate()}>
        Desistir da autorização
      </Button>
    );
  return (
    <Button
      tone="danger"
      wide
      busy={cancel.isPending}
      onClick={() =>
        showMessage({
          title: 'Cancelar o Pix Automático?',
          text: 'O débito que estiver agendado é cancelado, e cada pedido passa a vir com um Pix para você pagar. A assinatura continua.',
          actions: [
            { label: 'Cancelar o Pix Automático', run: () => cancel.mutate(), danger: true },
            { label: 'Voltar' },
          ],
        })
      }
    >
      Cancelar o Pix Automático
    </Button>
  );
}
