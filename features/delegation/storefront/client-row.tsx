import { formatDocument } from '#features/accounts/domain/document.ts';
import { useTimeZone } from '#features/suppliers/storefront/use-time-zone.ts';
import { formatMoney } from '#kernel/money.ts';
import { formatDate } from '#kernel/time/time-zone.ts';
import { Badge } from '#platform/ui/badge.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Card } from '#platform/ui/card.tsx';
import type { RepresentedClient } from '../domain/represented-client.ts';

interface ClientRowProps {
  readonly client: RepresentedClient;
  /** Whether the representative buys for this client now. */
  readonly current: boolean;
  readonly busy: boolean;
  readonly onChoose: () => void;
}

const CNPJ_LENGTH = 14;

export function ClientRow({ client, current, busy, onChoose }: ClientRowProps) {
  const zone = useTimeZone();
  const { name, document, email, city, state, creditLimit, lastOrder, open } = client;
  return (
    <Card as="li" className="grid gap-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-center md:gap-6 md:p-5">
      <div className="flex min-w-0 flex-col gap-2.5">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <h2 className="wrap-anywhere text-lg">{name}</h2>
          {current && <Badge tone="brand">Comprando agora</Badge>}
          <Approval client={client} />
        </div>
        <p className="wrap-anywhere text-ink-2 text-sm">
          {[document && documentWords(document), city && `${city}, ${state}`, email]
            .filter((part) => part !== undefined && part !== '')
            .join(' · ')}
        </p>
        <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
          <Fact name="Último pedido">
            {lastOrder === undefined ? (
              'Nenhum ainda'
            ) : (
              <>
                <time dateTime={new Date(lastOrder.at).toISOString()}>{formatDate(lastOrder.at, zone)}</time>
                {` · ${formatMoney(lastOrder.total)}`}
              </>
            )}
          </Fact>
          {creditLimit !== undefined && <Fact name="Limite de crédito">{formatMoney(creditLimit)}</Fact>}
        </dl>
      </div>
      {open ? (
        <Button
          tone={current ? 'secondary' : 'primary'}
          busy={busy}
          onClick={onChoose}
          className="max-md:w-full"
          aria-label={`Comprar para este cliente: ${name}`}
        >
          Comprar para este cliente
        </Button>
      ) : (
        <p className="max-w-56 text-ink-2 text-sm">
          {client.refused
            ? 'A loja não aprovou o cadastro: não é possível comprar para este cliente.'
            : 'Quando a loja aprovar o cadastro, será possível comprar para este cliente.'}
        </p>
      )}
    </Card>
  );
}

function Approval({ client: { approved, refused } }: { readonly client: RepresentedClient }) {
  if (approved) return <Badge tone="success">Aprovado</Badge>;
  return <Badge tone="warn">{refused ? 'Não aprovado' : 'Aguarda aprovação'}</Badge>;
}

const Fact = ({ name, children }: { readonly name: string; readonly children: React.ReactNode }) => (
  <div className="flex gap-1.5">
    <dt className="text-ink-2">{name}:</dt>
    <dd className="tabular-nums">{children}</dd>
  </div>
);

/** 'CNPJ 11.222.333/0001-81' */
export const documentWords = (document: string): string =>
  `${document.length === CNPJ_LENGTH ? 'CNPJ' : 'CPF'} ${formatDocument(document)}`;
