import { useQuery } from '@tanstack/react-query';
import { panelHref, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { Badge } from '#platform/ui/badge.tsx';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { useApi } from '#platform/web/use-api.ts';
import type { WireShopMail } from '../../contract/mails/shop-mails.schema.ts';
import { isChanged } from './mail-values.ts';
import { mailsQuery } from './mails-query.ts';

/** All mails to the shop's clients, and those that no shop words. */
export function MailsScreen() {
  const { shop } = useStaffPlace();
  const { data, error, refetch, isFetching } = useQuery(mailsQuery(useApi(), shop.id));
  const groups = [...new Set(data?.emails.map(({ grupo }) => grupo))];
  return (
    <div className="mx-auto flex w-full max-w-260 flex-col gap-6">
      <PageHeader
        title="E-mails"
        lead="O que a loja envia aos seus clientes. Abra um para escrever o assunto e os textos; itens, totais e links vão sempre certos."
      />
      {data === undefined && error === null && <RowsLoading rows={8} />}
      {data === undefined && error !== null && (
        <LoadFailure
          title="Não foi possível carregar os e-mails"
          error={error}
          again={refetch}
          busy={isFetching}
        />
      )}
      {groups.map((group) => (
        <MailGroup
          key={group}
          title={group}
          mails={data?.emails.filter(({ grupo }) => grupo === group) ?? []}
        />
      ))}
      {data !== undefined && (
        <section aria-labelledby="fixos" className="flex flex-col gap-2">
          <h2 id="fixos" className="font-semibold text-base">
            Da plataforma
          </h2>
          <p className="text-ink-2 text-sm">Estes e-mails não se mudam aqui.</p>
          <ul className="flex flex-col divide-y divide-line rounded-lg border border-line bg-surface">
            {data.fixos.map(({ nome, quando, motivo }) => (
              <li key={nome} className="flex flex-col gap-0.5 px-4 py-3">
                <span className="font-semibold text-sm">{nome}</span>
                <span className="text-ink-2 text-sm">
                  {quando} {motivo}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

interface MailGroupProps {
  readonly title: string;
  readonly mails: readonly WireShopMail[];
}

function MailGroup({ title, mails }: MailGroupProps) {
  const { shop } = useStaffPlace();
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      <h2 className="font-semibold text-base">{title}</h2>
      <ul className="flex flex-col divide-y divide-line rounded-lg border border-line bg-surface">
        {mails.map((mail) => (
          <li key={mail.chave}>
            <AppLink
              href={panelHref(shop, `/emails/${mail.chave}`)}
              className="flex min-h-11 flex-col gap-0.5 px-4 py-3 hover:bg-sunken"
            >
              <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold text-sm">
                {mail.nome}
                {!mail.ligado && <Badge tone="warn">Desligado</Badge>}
                {isChanged(mail) && <Badge tone="info">Com texto da loja</Badge>}
              </span>
              <span className="text-ink-2 text-sm">{mail.quando}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
