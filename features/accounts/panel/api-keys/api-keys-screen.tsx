import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { formatDate, formatDateTime } from '#kernel/time/time-zone.ts';
import { ConfirmDialog } from '#platform/panel/pieces/confirm-dialog.tsx';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { type Column, DataTable } from '#platform/panel/table/data-table.tsx';
import { useNow } from '#platform/panel/use-now.ts';
import { Badge } from '#platform/ui/badge.tsx';
import { Button } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { useApi } from '#platform/web/use-api.ts';
import { revokeApiKeyEndpoint } from '../../contract/api-keys/api-keys.endpoints.ts';
import { apiScopeNames } from '../../contract/api-keys/scope-texts.ts';
import type { ApiKey } from '../../domain/api-keys/api-key.ts';
import { hasAllScopes } from '../../domain/api-keys/api-scope.ts';
import { useStaffPlace } from '../staff-place.ts';
import { apiKeysQuery } from './api-keys-query.ts';
import { EditKeyDialog } from './edit-key-dialog.tsx';
import { NewKeyDialog } from './new-key-dialog.tsx';
import { ReplaceKey } from './replace-key.tsx';

/** All scopes in one word; else each in its own. */
function Scopes({ apiKey: { scopes } }: { readonly apiKey: ApiKey }) {
  if (hasAllScopes(scopes)) return <span className="text-sm">Tudo</span>;
  return (
    <ul className="flex flex-col text-sm">
      {scopes.map((scope) => (
        <li key={scope}>{apiScopeNames[scope]}</li>
      ))}
    </ul>
  );
}

/** The keys of the shop's own systems. */
export function ApiKeysScreen() {
  const api = useApi();
  const queryClient = useQueryClient();
  const now = useNow();
  const { shop } = useStaffPlace();
  const zone = timeZoneOf(shop);
  const keys = useQuery(apiKeysQuery(api, shop.id));
  const [making, setMaking] = useState(false);
  const [editing, setEditing] = useState<ApiKey>();
  const [revoking, setRevoking] = useState<ApiKey>();
  const [replacing, setReplacing] = useState<ApiKey>();
  const isOver = ({ revokedAt, expiresAt = Number.POSITIVE_INFINITY }: ApiKey): boolean =>
    revokedAt !== undefined || expiresAt <= now;
  const state = (key: ApiKey) => {
    if (key.revokedAt !== undefined) return <Badge>Revogada</Badge>;
    if (isOver(key)) return <Badge tone="warn">Vencida</Badge>;
    return key.replaced ? <Badge tone="info">Sendo trocada</Badge> : <Badge tone="success">Em uso</Badge>;
  };
  const lastUse = ({ lastUsedAt }: ApiKey): string =>
    lastUsedAt === undefined ? 'Nunca' : formatDateTime(lastUsedAt, zone);
  const expiry = ({ expiresAt, replaced }: ApiKey): string => {
    if (expiresAt === undefined) return 'Não vence';
    return replaced ? formatDateTime(expiresAt, zone) : formatDate(expiresAt, zone);
  };
  const actions = (key: ApiKey) =>
    !isOver(key) && (
      <span className="flex flex-wrap gap-2">
        {!key.replaced && (
          <>
            <Button size="sm" aria-label={`Editar a chave ${key.name}`} onClick={() => setEditing(key)}>
              Editar
            </Button>
            <Button size="sm" aria-label={`Trocar a chave ${key.name}`} onClick={() => setReplacing(key)}>
              Trocar
            </Button>
          </>
        )}
        <Button size="sm" aria-label={`Revogar a chave ${key.name}`} onClick={() => setRevoking(key)}>
          Revogar
        </Button>
      </span>
    );
  const columns: readonly Column<ApiKey>[] = [
    {
      id: 'name',
      title: 'Nome',
      cell: ({ name }) => <span className="font-medium">{name}</span>,
      always: true,
    },
    { id: 'state', title: 'Situação', cell: state },
    { id: 'scopes', title: 'O que pode', cell: (key) => <Scopes apiKey={key} /> },
    { id: 'created', title: 'Criada', cell: ({ createdAt }) => formatDate(createdAt, zone) },
    { id: 'used', title: 'Último uso', cell: lastUse },
    { id: 'expires', title: 'Vence', cell: expiry },
    { id: 'actions', title: 'Ações', cell: actions, always: true },
  ];
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title="Chaves de API"
        lead="Com uma chave, um sistema da loja entra em nome de um cliente dela, pelo código dele no ERP."
        actions={
          <Button tone="primary" onClick={() => setMaking(true)}>
            <Plus aria-hidden="true" className="size-4" />
            Nova chave
          </Button>
        }
      />
      <DataTable
        name="api-keys"
        caption="Chaves de API"
        columns={columns}
        rows={keys.data}
        keyOf={({ id }) => id}
        list={keys}
        card={(key) => (
          <div className="flex flex-col gap-2">
            <span className="flex flex-wrap items-center gap-2 font-medium">
              {key.name} {state(key)}
            </span>
            <span className="text-ink-2 text-sm">
              Último uso: {lastUse(key)} · Vence: {expiry(key)}
            </span>
            <Scopes apiKey={key} />
            {actions(key)}
          </div>
        )}
        empty={
          <EmptyState
            title="Nenhuma chave"
            text="Crie uma quando um sistema da loja, como o ERP, precisar comprar em nome dos clientes."
          />
        }
      />
      <ReplaceKey apiKey={replacing} onClose={() => setReplacing(undefined)} />
      {editing !== undefined && <EditKeyDialog apiKey={editing} onClose={() => setEditing(undefined)} />}
      {making && <NewKeyDialog onClose={() => setMaking(false)} />}
      <ConfirmDialog
        open={revoking !== undefined}
        onClose={() => setRevoking(undefined)}
        title={`Revogar a chave ${revoking?.name ?? ''}?`}
        text="O sistema que a usa para de entrar na hora, e as sessões dele terminam. Não dá para desfazer."
        action="Revogar chave"
        danger
        onConfirm={async () => {
          const params = { idfornecedor: shop.id, idchave: revoking?.id ?? '' };
          await api.call(revokeApiKeyEndpoint, { params });
          await queryClient.invalidateQueries({ queryKey: apiKeysQuery(api, shop.id).queryKey });
          showToast({ text: 'Chave revogada.' });
        }}
      />
    </div>
  );
}
