import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../icon-button.tsx';
import { TextField } from './text-field.tsx';

type PasswordFieldProps = Omit<Parameters<typeof TextField>[0], 'label' | 'type' | 'end'> & {
  readonly label?: string;
};

export function PasswordField({
  label = 'Senha',
  autoComplete = 'current-password',
  ...rest
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const name = label.toLowerCase();
  return (
    <TextField
      {...rest}
      label={label}
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      end={
        <IconButton
          label={shown ? `Ocultar ${name}` : `Mostrar ${name}`}
          icon={shown ? <EyeOff className="size-5" /> : <Eye className="size-5" />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
