import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { FormMoney } from '#platform/panel/forms/fields/form-money.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { Button } from '#platform/ui/button.tsx';
import { Refused } from '#platform/ui/refused.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { useApi } from '#platform/web/use-api.ts';
import { addToMonth, type Month, monthName, type RepresentativeProgress } from '../../domain/sales-target.ts';
import { targetsQuery } from './targets-query.ts';

interface FillTargetsProps {
  readonly month: Month;
  readonly people: readonly RepresentativeProgress[];
  /** Writes the amounts into the fields; nothing is saved yet. Centavos by the representative's id. */
  readonly onFill: (targets: Record<string, number | null>) => void;
}

/** Fills all fields at once: with one amount, or with last month's targets. */
export function FillTargets({ month, people, onFill }: FillTargetsProps) {
  const api = useApi();
  const client = useQueryClient();
  const { shop } = useStaffPlace();
  const before = addToMonth(month, -1);
  const same = usePanelForm<{ readonly amount: number | null }, undefined>({
    values: { amount: null },
    save: async ({ amount }) => {
      onFill(Object.fromEntries(people.map(({ userId }) => [userId, amount])));
      return undefined;
    },
    saved: 'Metas preenchidas. Confira e salve.',
  });
  const copy = useMutation({
    mutationFn: () => client.fetchQuery(targetsQuery(api, shop.id, before)),
    onSuccess: (sheet) => {
      const set = sheet.people.filter(({ target }) => target !== null);
      onFill(Object.fromEntries(set.map(({ userId, target }) => [userId, target])));
      showToast({
        text:
          set.length === 0
            ? `Não há metas em ${monthName(before)}.`
            : `Metas de ${monthName(before)} copiadas. Confira e salve.`,
      });
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void same.submit();
  };
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-2">
      <FormMoney
        form={same}
        name="amount"
        label="Mesma meta para todos"
        required="Escreva a meta."
        min={1}
        max={9_999_999_999}
        className="max-w-60"
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit">Preencher todos</Button>
        <Button tone="quiet" busy={copy.isPending} onClick={() => copy.mutate()}>
          Copiar do mês anterior
        </Button>
      </div>
      <Refused error={copy.error} otherwise="Não foi possível ler o mês anterior. Tente de novo." />
    </form>
  );
}
