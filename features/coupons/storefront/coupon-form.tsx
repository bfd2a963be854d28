import { ChevronDown, Ticket } from 'lucide-react';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { cx } from '#platform/ui/cx.ts';
import { TextField } from '#platform/ui/forms/text-field.tsx';

interface CouponFormProps {
  /** Returns why the code was not applied; undefined if it was. */
  readonly onApply: (code: string) => Promise<string | undefined>;
  /** A list of coupons, shown while open. */
  readonly children?: ReactNode;
}

/** 'Tem um cupom?': collapsed initially. Focus stays in the field if a code is refused. */
export function CouponForm({ onApply, children }: CouponFormProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    if (code.trim() === '') {
      setError('Digite o código do cupom.');
      field.current?.focus();
      return;
    }
    setBusy(true);
    setError(undefined);
    const refused = await onApply(code);
    setBusy(false);
    setError(refused);
    if (refused !== undefined) {
      field.current?.focus();
      return;
    }
    setCode('');
    setOpen(false);
  };

  return (
    <div className="flex flex-col gap-3">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={`${id}-form`}
        onClick={() => setOpen(!open)}
        className="flex min-h-11 items-center gap-2 font-semibold text-brand-text text-sm"
      >
        <Ticket aria-hidden="true" className="size-5" />
        Tem um cupom?
        <ChevronDown aria-hidden="true" className={cx('size-4 transition', open && 'rotate-180')} />
      </button>
      <div id={`${id}-form`} hidden={!open}>
        {open && (
          <div className="flex flex-col gap-4">
            <form noValidate onSubmit={(event) => void submit(event)} className="flex items-end gap-2">
              <TextField
                ref={field}
                label="Código do cupom"
                outerClassName="min-w-0 flex-1"
                className="uppercase"
                value={code}
                onChange={(event) => {
                  setCode(event.currentTarget.value);
                  setError(undefined);
                }}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={60}
                aria-invalid={error === undefined ? undefined : true}
                aria-describedby={error === undefined ? undefined : `${id}-error`}
              />
              <Button type="submit" tone="secondary" busy={busy}>
                {busy ? 'Verificando…' : 'Aplicar'}
              </Button>
            </form>
            {error !== undefined && (
              <p id={`${id}-error`} role="alert" className="-mt-2 text-danger text-sm wrap-anywhere">
                {error}
              </p>
            )}
            {children}
          </div>
        )}
      </div>
    </div>
  );
}
