import { useQueryClient } from '@tanstack/react-query';
import { useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { centavos, formatMoney } from '#kernel/money.ts';
import { FormMoney } from '#platform/panel/forms/fields/form-money.tsx';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { useApi } from '#platform/web/use-api.ts';
import { setSalesTargetsEndpoint } from '../../contract/sales-targets.endpoints.ts';
import type { WireTargetSheet } from '../../contract/sales-targets.schema.ts';
import { targetSheetFromWire, wantedTargetsToWire } from '../../contract/sales-targets.wire.ts';
import { monthName, type RepresentativeProgress, type TargetSheet } from '../../domain/sales-target.ts';
import { FillTargets } from './fill-targets.tsx';
import { ProgressLine } from './progress-line.tsx';
import { targetsQuery } from './targets-query.ts';

/** Centavos by the representative's id. */
type Targets = Record<string, number | null>;

const targetsOf = ({ people }: TargetSheet): Targets =>
  Object.fromEntries(people.filter(({ ended }) => !ended).map(({ userId, target }) => [userId, target]));

/** A field per representative, beside how far they are. All are saved at once. */
export function TargetsForm({ sheet }: { readonly sheet: TargetSheet }) {
  const api = useApi();
  const client = useQueryClient();
  const { shop } = useStaffPlace();
  const mayWrite = useMay('representatives:write');
  const form = usePanelForm<Targets, WireTargetSheet>({
    values: targetsOf(sheet),
    version: sheet.version,
    save: (typed, version = sheet.version) =>
      api.call(setSalesTargetsEndpoint, {
        params: { idfornecedor: shop.id },
        body: { mes: sheet.month, metas: wantedTargetsToWire(wantedOf(typed)), versao: version },
      }),
    saved: `As metas de ${monthName(sheet.month)} foram salvas.`,
    onSaved: (answer) =>
      client.setQueryData(targetsQuery(api, shop.id, sheet.month).queryKey, targetSheetFromWire(answer)),
    current: (state) => {
      const current = targetSheetFromWire(state as WireTargetSheet);
      return { values: targetsOf(current), version: current.version };
    },
  });
  const labels = Object.fromEntries(sheet.people.map(({ userId, name }) => [userId, name]));
  const show = Object.fromEntries(sheet.people.map(({ userId }) => [userId, amountWords]));
  const fill = (targets: Targets): void => {
    for (const userId of Object.keys(targetsOf(sheet))) {
      const target = targets[userId];
      if (target !== undefined) form.form.setValue(userId, target, { shouldDirty: true });
    }
  };
  return (
    <div className="flex flex-col gap-4">
      {mayWrite && <FillTargets month={sheet.month} people={sheet.people} onFill={fill} />}
      <FormBody form={form} labels={labels} show={show} label="Salvar metas">
        <ul aria-label="Representantes" className="flex flex-col gap-3">
          {sheet.people.map((one) => (
            <li
              key={one.userId}
              className="grid items-center gap-x-6 gap-y-3 rounded-lg border border-line bg-surface p-4 lg:grid-cols-[1fr_14rem]"
            >
              <div className="flex min-w-0 flex-col gap-2">
                <h3 className="font-semibold text-base wrap-anywhere">
                  {one.name}
                  {one.ended && <span className="font-normal text-ink-2"> · representação encerrada</span>}
                </h3>
                <ProgressLine progress={one} state={sheet.state} />
              </div>
              {one.ended || !mayWrite ? (
                <p className="text-ink-2 text-sm">Meta: {amountWords(one.target)}</p>
              ) : (
                <FormMoney
                  form={form}
                  name={one.userId}
                  label={`Meta de ${one.name}`}
                  optional
                  min={1}
                  max={MAX_TARGET}
                />
              )}
            </li>
          ))}
        </ul>
      </FormBody>
    </div>
  );
}

/** Centavos. */
const MAX_TARGET = 9_999_999_999;

const wantedOf = (typed: Targets) =>
  Object.entries(typed).map(([userId, target]) => ({
    userId,
    target: target === null ? null : centavos(target),
  }));

const amountWords = (target: RepresentativeProgress['target'] | number): string =>
  target === null ? 'sem meta' : formatMoney(centavos(target));
