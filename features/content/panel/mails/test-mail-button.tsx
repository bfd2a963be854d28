import { useMutation } from '@tanstack/react-query';
import type { MailWords } from '#features/accounts/domain/mails/mail-words.ts';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { Button } from '#platform/ui/button.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { ApiRefusal } from '#platform/web/api.ts';
import { useApi } from '#platform/web/use-api.ts';
import { testShopMailEndpoint } from '../../contract/mails/shop-mails.endpoints.ts';
import { wordsToWire } from '../../contract/mails/shop-mails.wire.ts';

interface TestMailButtonProps {
  readonly mailKey: string;
  /** As they are typed, saved or not. */
  readonly words: MailWords;
}

/** Sends the mail with invented facts to who presses it. */
export function TestMailButton({ mailKey, words }: TestMailButtonProps) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      api.call(testShopMailEndpoint, {
        params: { idfornecedor: shop.id, chave: mailKey },
        body: wordsToWire(words),
      }),
    onSuccess: ({ para }) => showToast({ text: `Teste enviado para ${para}.` }),
    onError: (error) =>
      showToast({
        tone: 'error',
        text:
          error instanceof ApiRefusal && error.problem.message !== undefined
            ? error.message
            : 'O teste não foi enviado. Tente de novo.',
      }),
  });
  return (
    <Button disabled={isPending} onClick={() => mutate()}>
      Enviar teste para mim
    </Button>
  );
}
