import { type ReactNode, Suspense, useId } from 'react';
import { Card } from '#platform/ui/card.tsx';
import { lazyView } from '#platform/ui/loading/lazy-view.tsx';
import { PageTitle } from '#platform/ui/page-title.tsx';
import { capacityMay } from '../../domain/capacity-may.ts';
import { useSession } from '../login/use-session.ts';
import { ChangeEmail } from './change-email.tsx';
import { ChangePassword } from './change-password.tsx';
import { ChangeProfile } from './change-profile.tsx';
import { DeviceList } from './device-list.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';

const RegistrationDocuments = lazyView(
  async () => (await import('../documents/registration-documents.tsx')).RegistrationDocuments,
);

/**
 * Page of the user's own account: profile, e-mail, password, second factor and devices, as far as the role permits. Spec 2,
 * update user. `more`: what later features say about this device.
 */
export function OwnDataScreen({ more }: { readonly more?: ReactNode }) {
  const { name, clientId, capacity = 'linked' } = useSession();
  return (
    <div className="flex flex-col gap-5">
      <PageTitle lead={name}>Meus dados</PageTitle>
      <Part title="Cadastro" lead="O documento não muda por aqui: se estiver errado, fale com a loja.">
        <ChangeProfile />
      </Part>
      {capacityMay(capacity, 'registration:change') && (
        <Suspense>
          <RegistrationDocuments clientId={clientId} apart />
        </Suspense>
      )}
      {capacityMay(capacity, 'own-login:change') && (
        <div className="grid items-start gap-5 md:grid-cols-2">
          <Part title="E-mail">
            <ChangeEmail />
          </Part>
          <Part title="Senha" lead="Os outros dispositivos saem quando a senha muda.">
            <ChangePassword />
          </Part>
        </div>
      )}
      {capacityMay(capacity, 'own-second-step:change') && (
        <Part title="Verificação em duas etapas" lead="Protege o cadastro mesmo de quem descobriu a senha.">
          <SecondFactorSection />
        </Part>
      )}
      <Part title="Dispositivos conectados" lead="Encerre os que você não reconhece, e troque a senha.">
        <DeviceList />
        {more}
      </Part>
    </div>
  );
}

interface PartProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

function Part({ title, lead, children }: PartProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {lead !== undefined && <p className="text-ink-2 text-sm">{lead}</p>}
      </div>
      {children}
    </Card>
  );
}
