import { useMutation } from '@tanstack/react-query';
import { Alert } from '#platform/ui/alert.tsx';
import { Button } from '#platform/ui/button.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { Refused } from '#platform/ui/refused.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { UPDATE_FAILED } from '../../contract/clients/own-account-texts.ts';
import { confirmStaffEmailEndpoint } from '../../contract/staff/own-access.endpoints.ts';
import { ownAccessTexts } from '../../contract/staff/own-access-texts.ts';
import { useMailedCode } from '../../ui/use-mailed-code.ts';
import { Entrance, LOGIN_HREF } from './entrance.tsx';

/** Target of the mailed link. A mail scanner that opens it changes nothing; only the button does. */
export function ConfirmStaffEmailScreen() {
  const api = useApi();
  const code = useMailedCode();
  const confirm = useMutation({
    mutationFn: () => api.call(confirmStaffEmailEndpoint, { body: { codigo: code ?? '' } }),
  });
  return (
    <Entrance title="Confirmar e-mail">
      {code === '' && <Alert tone="warn">{ownAccessTexts['invalid-link'].message}</Alert>}
      <Refused error={confirm.error} otherwise={UPDATE_FAILED} />
      {confirm.isSuccess ? (
        <Alert tone="success" announced>
          {confirm.data.message}
        </Alert>
      ) : (
        code !== '' && (
          <Button tone="primary" size="lg" wide busy={confirm.isPending} onClick={() => confirm.mutate()}>
            Usar este e-mail
          </Button>
        )
      )}
      <LinkButton href={LOGIN_HREF} tone="quiet" wide>
        Ir ao painel
      </LinkButton>
    </Entrance>
  );
}
