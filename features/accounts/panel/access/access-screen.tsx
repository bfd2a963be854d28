import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import type { StaffSession } from '../../domain/staff-session.ts';
import { OwnDevices } from './own-devices.tsx';
import { OwnEmail } from './own-email.tsx';
import { OwnName } from './own-name.tsx';
import { OwnPassword } from './own-password.tsx';
import { SecondStep } from './second-step.tsx';

/** The person's own access: the same at every shop where they work. */
export const AccessScreen = ({ session }: { readonly session: StaffSession }) => (
  <div className="mx-auto flex w-full max-w-text flex-col gap-6">
    <PageHeader
      title="Minha conta"
      back={{ href: '/painel', label: 'Voltar ao painel' }}
      lead={`${session.name} · ${session.email}`}
    />
    <OwnName session={session} />
    <OwnEmail session={session} />
    <OwnPassword />
    <SecondStep />
    <OwnDevices />
  </div>
);
