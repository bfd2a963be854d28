import { LinkButton } from '#platform/ui/links/link-button.tsx';
import type { StaffSession } from '../domain/staff-session.ts';
import { Entrance } from './entrance/entrance.tsx';
import { LoginForm } from './login-form.tsx';

interface LoginScreenProps {
  readonly onLogin: (session: StaffSession) => Promise<void>;
}

export const LoginScreen = ({ onLogin }: LoginScreenProps) => (
  <Entrance title="Painel" lead="Para quem trabalha na loja.">
    <LoginForm onLogin={onLogin} />
    <LinkButton href="/painel/conta/esqueci" tone="quiet" wide>
      Esqueci minha senha
    </LinkButton>
  </Entrance>
);
