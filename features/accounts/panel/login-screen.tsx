import { Card } from '#platform/ui/card.tsx';
import { PageTitle } from '#platform/ui/page-title.tsx';
import type { StaffSession } from '../domain/staff-session.ts';
import { LoginForm } from './login-form.tsx';

interface LoginScreenProps {
  readonly onLogin: (session: StaffSession) => Promise<void>;
}

export const LoginScreen = ({ onLogin }: LoginScreenProps) => (
  <main className="mx-auto flex min-h-dvh w-full max-w-form flex-col justify-center px-4 py-8">
    <Card className="flex flex-col gap-6 p-5 md:p-8">
      <PageTitle lead="Para quem trabalha na loja.">Painel</PageTitle>
      <LoginForm onLogin={onLogin} />
    </Card>
  </main>
);
