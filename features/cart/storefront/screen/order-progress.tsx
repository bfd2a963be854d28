import { Check } from 'lucide-react';
import { orderProgress, type ProgressStep } from '#features/delivery/domain/order-progress.ts';
import { usePlaceTerms } from '#features/delivery/storefront/use-delivery-terms.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { formatMoney, type Money } from '#kernel/money.ts';

/** What is missing for the minimum order and for free delivery to the known destination. Renders nothing without one. */
export function OrderGoals({ subtotal }: { readonly subtotal: Money }) {
  const { terms, estimated } = usePlaceTerms();
  if (terms === undefined || subtotal === 0) return null;
  const steps = orderProgress(terms, subtotal);
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
      <p className="text-ink-2 text-xs">
        {estimated
          ? `Estimativa pelo CEP, na área ${terms.name}: o endereço completo pode ter outras condições.`
          : `Condições da área ${terms.name}.`}
      </p>
    </div>
  );
}

function Step({ step, subtotal }: { readonly step: ProgressStep; readonly subtotal: Money }) {
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
  const goal = step.towards === 'minimum' ? minimum : 'o frete grátis';
  const percent = Math.min(99, Math.floor((subtotal * 100) / step.of));
  return (
    <>
      <p role="status" className={step.towards === 'minimum' ? 'font-medium text-warn' : 'text-ink'}>
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
          className={step.towards === 'minimum' ? 'h-full bg-warn' : 'h-full bg-success'}
        />
      </div>
    </>
  );
}
