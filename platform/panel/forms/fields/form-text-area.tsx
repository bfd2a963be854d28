import type { FieldValues } from 'react-hook-form';
import { cx } from '#platform/ui/cx.ts';
import { TextArea } from '#platform/ui/forms/text-area.tsx';
import type { BoundField } from '../panel-form.ts';
import { textsOf, useBoundField } from './use-bound-field.ts';

interface FormTextAreaProps<Values extends FieldValues> extends BoundField<Values, string> {
  readonly rows?: number;
  /** With it, what is left is counted under the field. */
  readonly maxLength?: number;
  readonly placeholder?: string;
}

export function FormTextArea<Values extends FieldValues>(props: FormTextAreaProps<Values>) {
  const { rows = 4, maxLength, placeholder, className } = props;
  const { value, set, error, control } = useBoundField<Values, string>(props);
  return (
    <div className={cx('min-w-0', className)}>
      <TextArea
        {...control}
        {...textsOf(props, error)}
        rows={rows}
        maxLength={maxLength}
        placeholder={placeholder}
        value={value}
        onChange={({ currentTarget }) => set(currentTarget.value)}
        className="field-sm"
      />
      {maxLength !== undefined && (
        <p aria-hidden="true" className="mt-1 text-right text-ink-2 text-xs tabular-nums">
          {value.length.toLocaleString('pt-BR')} de {maxLength.toLocaleString('pt-BR')}
        </p>
      )}
    </div>
  );
}
