import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { PanelForm } from '#platform/panel/forms/panel-form.ts';
import { Button } from '#platform/ui/button.tsx';
import { Card } from '#platform/ui/card.tsx';
import { Refused } from '#platform/ui/refused.tsx';

interface AskFormProps<Values extends FieldValues> {
  readonly form: PanelForm<Values>;
  /** On the button: 'Explicar'. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A form whose answer is shown beside it; nothing is saved. */
export const QuestionForm = <Values extends FieldValues>({ form, label, children }: AskFormProps<Values>) => (
  <Card>
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
      className="grid grid-cols-1 items-start gap-4 md:grid-cols-2"
    >
      {form.error !== null && (
        <div className="col-span-full">
          <Refused error={form.error} otherwise="Não foi possível calcular. Tente de novo." />
        </div>
      )}
      {children}
      <div className="col-span-full">
        <Button type="submit" tone="primary" busy={form.saving}>
          {label}
        </Button>
      </div>
    </form>
  </Card>
);
