import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { FormText } from '#platform/panel/forms/fields/form-text.tsx';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { useApi } from '#platform/web/use-api.ts';
import { saveAccountEndpoint } from '../../contract/charges/panel-charges.endpoints.ts';

interface KeysFormProps {
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

const EMPTY = { publicKey: '', accessToken: '', webhookSecret: '' };
const FIELDS = {
  chavePublica: 'publicKey',
  tokenAcesso: 'accessToken',
  segredoNotificacoes: 'webhookSecret',
};

/** The keys of the shop's account at Mercado Pago. What is saved is never sent back. */
export function KeysForm({ onDone, onCancel }: KeysFormProps) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const form = usePanelForm({
    values: EMPTY,
    fields: FIELDS,
    saved: 'Chaves salvas. Teste a conexão.',
    save: ({ publicKey, accessToken, webhookSecret }) =>
      api.call(saveAccountEndpoint, {
        params: { idfornecedor: shop.id },
        body: {
          chavePublica: publicKey.trim(),
          tokenAcesso: accessToken.trim(),
          segredoNotificacoes: webhookSecret.trim(),
        },
      }),
    onSaved: onDone,
  });
  return (
    <FormBody plain form={form} label="Salvar chaves" onCancel={onCancel}>
      <FormText
        form={form}
        name="publicKey"
        label="Chave pública (Public Key)"
        hint="No Mercado Pago: Seu negócio, Configurações, Credenciais de produção."
        required
        maxLength={300}
      />
      <FormText
        form={form}
        name="accessToken"
        label="Token de acesso (Access Token)"
        required
        maxLength={300}
      />
      <FormText
        form={form}
        name="webhookSecret"
        label="Assinatura secreta das notificações"
        hint="Em Webhooks, depois de informar lá o endereço de notificações."
        required
        maxLength={300}
      />
    </FormBody>
  );
}
