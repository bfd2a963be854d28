import { Checkbox } from '#platform/ui/forms/checkbox.tsx';

interface AutomaticPixChoiceProps {
  readonly chosen: boolean;
  readonly onChoose: (chosen: boolean) => void;
}

/** Beneath a Pix, in a subscription: whether the orders that follow are debited by the client's bank. */
export function AutomaticPixChoice({ chosen, onChoose }: AutomaticPixChoiceProps) {
  return (
    <Checkbox
      className="rounded-md bg-sunken px-4 pt-1 pb-3"
      label="Pagar os próximos pedidos com Pix Automático"
      hint="Ao pagar este pedido no app do seu banco, você autoriza o débito dos próximos, até o teto que definir lá. Sem isso, cada pedido vem com um Pix para você pagar. Dá para cancelar quando quiser, aqui ou no banco."
      checked={chosen}
      onChange={(event) => onChoose(event.currentTarget.checked)}
    />
  );
}
