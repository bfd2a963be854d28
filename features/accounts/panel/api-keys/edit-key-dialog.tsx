import { useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { timeZoneOf, type Zoned } from '#features/suppliers/domain/time-zone.ts';
import type { ApiScope } from '#kernel/permissions.ts';
import { addDays } from '#kernel/time/calendar.ts';
import { dayAt, startOfDay } from '#kernel/time/time-zone.ts';
import { FormDate } from '#platform/panel/forms/fields/form-date.tsx';
import { FormText } from '#platform/panel/forms/fields/form-text.tsx';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { lazyView } from '#platform/ui/loading/lazy-view.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { apiKeyFromWire } from '../../contract/api-keys/api-key.wire.ts';
import { changeApiKeyEndpoint } from '../../contract/api-keys/api-keys.endpoints.ts';
import type { WireApiKey } from '../../contract/api-keys/api-keys.schema.ts';
import { apiScopeNames } from '../../contract/api-keys/scope-texts.ts';
import type { ApiKey } from '../../domain/api-keys/api-key.ts';
import { useStaffPlace } from '../staff-place.ts';
import { apiKeysQuery } from './api-keys-query.ts';
import { ScopeChoices } from './scope-choices.tsx';

const Dialog = lazyView(async () => (await import('#platform/ui/overlays/dialog.tsx')).Dialog);

interface KeyValues {
  name: string;
  scopes: string[];
  /** The last day on which it is valid, by the shop's clock; '': until it is revoked. */
  lastDay: string;
}

const LABELS = { name: 'Nome', scopes: 'O que ela pode', lastDay: 'Vale até' } as const;

interface EditKeyDialogProps {
  readonly apiKey: ApiKey;
  readonly onClose: () => void;
}

/** Another name, other permissions, another expiry: the secret stays, and the shop's system notices nothing of the change itself. */
export function EditKeyDialog({ apiKey, onClose }: EditKeyDialogProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { shop } = useStaffPlace();
  const form = usePanelForm<KeyValues, WireApiKey>({
    values: valuesOf(apiKey, shop),
    version: apiKey.version,
    fields: { nome: 'name', permissoes: 'scopes', vence: 'lastDay' },
    save: ({ name, scopes, lastDay }, versao = apiKey.version) =>
      api.call(changeApiKeyEndpoint, {
        params: { idfornecedor: shop.id, idchave: apiKey.id },
        body: {
          nome: name.trim(),
          permissoes: scopes as ApiScope[],
          ...(lastDay === '' ? {} : { vence: new Date(expiryOf(lastDay, apiKey, shop)).toISOString() }),
          versao,
        },
      }),
    saved: 'Chave alterada. Já vale para o sistema que a usa.',
    onSaved: async () => {
      onClose();
      await queryClient.invalidateQueries({ queryKey: apiKeysQuery(api, shop.id).queryKey });
    },
    current: (state) => {
      const now = apiKeyFromWire(state as WireApiKey);
      return { values: valuesOf(now, shop), version: now.version };
    },
  });
  return (
    <Suspense>
      <Dialog open onClose={onClose} title={`Editar a chave ${apiKey.name}`}>
        <FormBody
          form={form}
          plain
          label="Salvar chave"
          onCancel={onClose}
          labels={LABELS}
          show={{ scopes: (scopes) => scopes.map((scope) => apiScopeNames[scope as ApiScope]).join(', ') }}
        >
          <FormText form={form} name="name" label="Nome" maxLength={80} required="Dê um nome à chave." />
          <ScopeChoices form={form} already={apiKey.scopes} />
          <FormDate
            form={form}
            name="lastDay"
            label="Vale até"
            hint="Até o fim deste dia. Vazio: até ser revogada."
            optional
          />
        </FormBody>
      </Dialog>
    </Suspense>
  );
}

/** A moment at the very start of a day ends the day before. */
const lastDayOf = (expiresAt: number, shop: Zoned): string => dayAt(expiresAt - 1, timeZoneOf(shop));

const valuesOf = ({ name, scopes, expiresAt }: ApiKey, shop: Zoned): KeyValues => ({
  name,
  scopes: [...scopes],
  lastDay: expiresAt === undefined ? '' : lastDayOf(expiresAt, shop),
});

/** A day that nobody touched keeps its moment. */
const expiryOf = (lastDay: string, { expiresAt }: ApiKey, shop: Zoned): number =>
  expiresAt !== undefined && lastDayOf(expiresAt, shop) === lastDay
    ? expiresAt
    : startOfDay(addDays(lastDay, 1), timeZoneOf(shop));
