import { Check } from 'lucide-react';
import { missingForMinimum } from '#features/delivery/domain/fee.ts';
import { orderProgress, type ProgressStep } from '#features/delivery/domain/order-progress.ts';
import { usePlaceTerms } from '#features/delivery/storefront/use-delivery-terms.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { formatMoney, type Money } from '#kernel/money.ts';
import { useCartState } from '../save/cart-state.ts';

type Goal = ProgressStep | { readonly towards: 'own'; readonly missing: Money; readonly of: Money };

/**
 * What is missing for the least order that was agreed with the client, and for the minimum order and free delivery to the known
 * destination.
 */
export function OrderGoals({ subtotal }: { readonly subtotal: Money }) {
  const { terms, estimated } = usePlaceTerms();
  const of = useCartState((state) => state.minimumOrder);
  if (subtotal === 0) return null;
  const missing = of === undefined ? undefined : missingForMinimum({ minimumOrder: of }, subtotal);
  const ofArea = terms === undefined ? [] : orderProgress(terms, subtotal);
  const steps: readonly Goal[] = [
    ...(of === undefined || missing === undefined ? [] : [{ towards: 'own', missing, of } as const]),
    ...ofArea,
  ];
  if (steps.length === 0) return null;
  return (
    <div className="flex flex-col gap-3 text-sm">
      {steps.map((step, index) => (
        // In the drawer on phones there is room for the next step only.
        <div
          key={step.towards}
          className={
            index === 0 ? undefined : 'in-[[role=dialog]]:max-lg:hidden in-[[role=dialog]]:short:hidden'
          }
        >
          <Step step={step} subtotal={subtotal} />
        </div>
      ))}
      {terms !== undefined && ofArea.length > 0 && (
        <p className="text-ink-2 text-xs">
          {estimated
            ? `Estimativa pelo CEP, na área ${terms.name}: o endereço completo pode ter outras condições.`
            : `Condições da área ${terms.name}.`}
        </p>
      )}
    </div>
  );
}

const GOALS = { own: 'o seu pedido mínimo', free: 'o frete grátis' } as const;

function Step({ step, subtotal }: { readonly step: Goal; readonly subtotal: Money }) {
  // Pickup has no minimum.
  const collects = useShop().tags.includes('has-collect');
  if (step.towards === 'won') {
    return (
      <p role="status" className="flex items-center gap-2 font-medium text-success">
        <Check aria-hidden="true" className="size-4.5 shrink-0" />
        Você ganhou frete grátis
      </p>
    );
  }
  const minimum = collects ? 'o pedido mínimo da entrega' : 'o pedido mínimo';
  const goal = step.towards === 'minimum' ? minimum : GOALS[step.towards];
  const tone = step.towards === 'free' ? 'free' : 'least';
  const percent = Math.min(99, Math.floor((subtotal * 100) / step.of));
  return (
    <>
      <p role="status" className={tone === 'least' ? 'font-medium text-warn' : 'text-ink'}>
        Faltam <strong className="tabular-nums">{formatMoney(step.missing)}</strong> para {goal}
      </p>
      <div
        role="progressbar"
        aria-label={`Progresso para ${goal}`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={`${formatMoney(subtotal)} de ${formatMoney(step.of)}`}
        className="mt-1.5 h-1.5 overflow-hidden rounded-full bg-line"
      >
        <div
          style={{ width: `${percent}%` }}
          className={tone === 'least' ? 'h-full bg-warn' : 'h-full bg-success'}
        />
      </div>
    </>
  );
}
