import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { Alert } from '#platform/ui/alert.tsx';
import { Button } from '#platform/ui/button.tsx';
import { TextField } from '#platform/ui/forms/text-field.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { Refused } from '#platform/ui/refused.tsx';
import { ApiRefusal } from '#platform/web/api.ts';
import { useApi } from '#platform/web/use-api.ts';
import { UPDATE_FAILED } from '../../contract/clients/own-account-texts.ts';
import { staffInvitationFromWire } from '../../contract/staff/staff-invitation.wire.ts';
import { staffInvitationTexts } from '../../contract/staff/staff-invitation-texts.ts';
import {
  acceptStaffInvitationEndpoint,
  openStaffInvitationEndpoint,
} from '../../contract/staff/staff-invitations.endpoints.ts';
import { staffSessionFromWire } from '../../contract/staff/staff-session.wire.ts';
import type { StaffInvitation } from '../../domain/staff-invitation.ts';
import type { StaffSession } from '../../domain/staff-session.ts';
import { checkNewPassword, NewPasswordField } from '../../ui/new-password-field.tsx';
import { useMailedCode } from '../../ui/use-mailed-code.ts';
import { LoginForm } from '../login-form.tsx';
import { Entrance, LOGIN_HREF } from './entrance.tsx';

interface InvitationScreenProps {
  /** The invitation has been accepted, and the session is open. */
  readonly onAccepted: (session: StaffSession) => Promise<void>;
}

/** Target of an invitation's link: what it says, and its acceptance by a new account or after the login of the existing one. */
export function InvitationScreen({ onAccepted }: InvitationScreenProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const code = useMailedCode();
  const queryKey = ['staff-invitation', code] as const;
  const invitation = useQuery({
    queryKey,
    enabled: code !== undefined && code !== '',
    retry: false,
    queryFn: async ({ signal }) =>
      staffInvitationFromWire(
        await api.call(openStaffInvitationEndpoint, { body: { codigo: code ?? '' } }, { signal }),
      ),
  });
  const { data, error } = invitation;
  if (code === '' || error instanceof ApiRefusal)
    return (
      <Entrance title="Convite">
        <Alert tone="warn">
          {error instanceof ApiRefusal ? error.message : staffInvitationTexts['invalid-invitation'].message}
        </Alert>
        <LinkButton href={LOGIN_HREF} tone="primary" wide>
          Ir ao painel
        </LinkButton>
      </Entrance>
    );
  if (error !== null)
    return (
      <Entrance title="Convite">
        <Refused error={error} otherwise="Não foi possível abrir o convite." />
        <Button wide busy={invitation.isFetching} onClick={() => void invitation.refetch()}>
          Tentar de novo
        </Button>
      </Entrance>
    );
  if (data === undefined || code === undefined)
    return (
      <Entrance title="Convite">
        <RowsLoading rows={2} />
      </Entrance>
    );
  const { shopName, roleName, invitedBy = 'A plataforma', email } = data;
  return (
    <Entrance
      title={shopName}
      lead={`${invitedBy} convidou você para a equipe de ${shopName}. Sua função: ${roleName}.`}
    >
      {data.needs === 'login' ? (
        <>
          <Alert tone="info">
            O e-mail {email} já tem um cadastro no painel: entre com ele para aceitar.
          </Alert>
          <LoginForm email={email} onLogin={async () => queryClient.invalidateQueries({ queryKey })} />
        </>
      ) : (
        <Acceptance invitation={data} code={code} onAccepted={onAccepted} />
      )}
    </Entrance>
  );
}

interface AcceptanceProps extends InvitationScreenProps {
  readonly invitation: StaffInvitation;
  readonly code: string;
}

interface NewAccount {
  name: string;
  password: string;
}

/** Name and password of a new account; a person who is logged in only confirms. */
function Acceptance({ invitation: { needs, email }, code, onAccepted }: AcceptanceProps) {
  const api = useApi();
  const { register, handleSubmit, watch, formState } = useForm<NewAccount>({
    defaultValues: { name: '', password: '' },
  });
  const accept = useMutation({
    mutationFn: async ({ name, password }: NewAccount) => {
      const account = needs === 'account' ? { nome: name.trim(), senha: password } : {};
      const session = await api.call(acceptStaffInvitationEndpoint, { body: { codigo: code, ...account } });
      await onAccepted(staffSessionFromWire(session));
    },
  });
  const { errors } = formState;
  return (
    <form
      method="post"
      noValidate
      className="grid gap-5"
      onSubmit={handleSubmit((typed) => accept.mutate(typed))}
    >
      <Refused error={accept.error} otherwise={UPDATE_FAILED} />
      {needs === 'account' && (
        <>
          <TextField label="E-mail" value={email} readOnly autoComplete="username" />
          <TextField
            label="Seu nome"
            autoComplete="name"
            maxLength={120}
            autoFocus
            error={errors.name?.message}
            {...register('name', { required: staffInvitationTexts['needs-name'].message })}
          />
          <NewPasswordField
            typed={watch('password')}
            error={errors.password?.message}
            {...register('password', { validate: checkNewPassword })}
          />
        </>
      )}
      <Button type="submit" tone="primary" size="lg" wide busy={accept.isPending || accept.isSuccess}>
        Aceitar convite
      </Button>
    </form>
  );
}
