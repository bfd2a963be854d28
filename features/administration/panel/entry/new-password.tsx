import { passwordTexts } from '#features/accounts/contract/clients/own-account-texts.ts';
import { passwordProblem } from '#features/accounts/domain/login/password-rules.ts';
import {
  type PasswordStrength,
  passwordStrength,
} from '#features/accounts/domain/login/password-strength.ts';
import { PasswordField } from '#platform/ui/forms/password-field.tsx';

const words: Readonly<Record<PasswordStrength, string>> = {
  weak: 'Senha fraca',
  fair: 'Senha razoável: com mais caracteres ela fica melhor',
  good: 'Senha boa',
  strong: 'Senha forte',
};

type NewPasswordProps = Parameters<typeof PasswordField>[0] & {
  /** Current value of the field. */
  readonly typed: string;
};

/** A new password with a hint of its strength. */
export const NewPassword = ({ typed, ...rest }: NewPasswordProps) => (
  <div className="flex flex-col gap-1.5">
    <PasswordField
      label="Senha"
      autoComplete="new-password"
      hint="Ao menos 8 caracteres. Uma frase curta é fácil de lembrar e difícil de adivinhar."
      {...rest}
    />
    <p role="status" className="min-h-5 text-ink-2 text-sm">
      {typed === '' ? '' : words[passwordStrength(typed)]}
    </p>
  </div>
);

/** For react-hook-form; checks what the page can know. */
export function checkNewPassword(password: string): true | string {
  const problem = passwordProblem(password);
  return problem === undefined ? true : passwordTexts[problem].message;
}
