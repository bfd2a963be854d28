import { formatDocument } from '#features/accounts/domain/document.ts';
import { ClientRecord } from '#features/accounts/panel/applicants/client-record.tsx';
import { panelHref, useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { formatMoney } from '#kernel/money.ts';
import { formatDate } from '#kernel/time/time-zone.ts';
import { Facts } from '#platform/panel/pieces/facts.tsx';
import { StatCard } from '#platform/panel/pieces/stat-card.tsx';
import { Alert } from '#platform/ui/alert.tsx';
import { Card } from '#platform/ui/card.tsx';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import type { ClientPage } from '../../domain/client-page.ts';
import { GroupsForm } from './groups-form.tsx';
import { RepresentativesCard } from './representatives-card.tsx';
import { SettingsForm } from './settings-form.tsx';

/** Registry, sums, and what the shop has decided about the client. */
export function OverviewTab({ client }: { readonly client: ClientPage }) {
  const { shop } = useStaffPlace();
  const zone = timeZoneOf(shop);
  const mayApprove = useMay('clients:approve');
  const seesPrices = useMay('prices:read');
  const seesRepresentatives = useMay('representatives:read');
  const { purchases, openTitles } = client;
  return (
    <div className="flex flex-col gap-5">
      {client.forgotten && (
        <Alert tone="info" title="Cadastro excluído">
          Os dados pessoais deste cliente foram excluídos. Dos pedidos ficou só o que a lei manda guardar.
        </Alert>
      )}
      {client.standing === 'waiting' && (
        <Alert
          tone="warn"
          title="Cadastro aguardando aprovação"
          actions={
            mayApprove && (
              <AppLink
                href={panelHref(shop, '/cadastros?lista=aguardando')}
                className="button button-quiet button-sm"
              >
                Ir para os cadastros
              </AppLink>
            )
          }
        >
          Veja os dados do cadastro abaixo e decida na fila de aprovação.
        </Alert>
      )}
      <div className="grid grid-cols-2 gap-3 xl:grid-cols-4">
        <StatCard label="Comprou em tudo" value={formatMoney(purchases.spent)} />
        <StatCard label="Pedidos" value={purchases.count.toLocaleString('pt-BR')} />
        <StatCard
          label="Último pedido"
          value={purchases.last === undefined ? '—' : formatDate(purchases.last.at, zone)}
          {...(purchases.last === undefined
            ? {}
            : { href: panelHref(shop, `/pedidos/${purchases.last.number}`) })}
        />
        <StatCard
          label={
            openTitles.overdue > 0 ? `Em aberto (${formatMoney(openTitles.overdue)} vencido)` : 'Em aberto'
          }
          value={formatMoney(openTitles.amount)}
        />
      </div>
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <div className="flex flex-col gap-5">
          <Card as="section" aria-labelledby="cadastro" className="flex flex-col gap-4">
            <h2 id="cadastro" className="text-lg">
              Cadastro
            </h2>
            <Facts
              facts={[
                {
                  label: client.kind === 'company' ? 'CNPJ' : 'CPF ou documento',
                  value: formatDocument(client.document ?? ''),
                },
                { label: 'Inscrição estadual', value: client.stateRegistration ?? '' },
                { label: 'E-mail', value: client.email ?? '' },
                { label: 'Telefone', value: client.phone ?? '' },
                { label: 'Cliente desde', value: formatDate(client.since, zone) },
                ...client.characteristics.map(({ name, answer }) => ({ label: name, value: answer })),
              ]}
            />
          </Card>
          {!client.forgotten && <ClientRecord clientId={client.clientId} />}
        </div>
        <div className="flex flex-col gap-5">
          {seesRepresentatives && <RepresentativesCard client={client} />}
          <SettingsForm client={client} />
          {seesPrices && <GroupsForm client={client} />}
        </div>
      </div>
    </div>
  );
}
