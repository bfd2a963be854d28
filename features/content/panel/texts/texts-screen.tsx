import { useQuery } from '@tanstack/react-query';
import { DocumentSettingsForm } from '#features/accounts/panel/documents/document-settings-form.tsx';
import { useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import type { CharacteristicSubject } from '#features/suppliers/domain/characteristic.ts';
import type { ContentType } from '#features/suppliers/domain/shop-texts.ts';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { Tabs } from '#platform/panel/pieces/tabs.tsx';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { Alert } from '#platform/ui/alert.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { useApi } from '#platform/web/use-api.ts';
import type { TextPart } from '../../domain/shop/shop-texts.ts';
import { PART_WORDS } from '../shop-draft/part-words.ts';
import { QuestionsForm } from './questions-form.tsx';
import { TextTab } from './text-form.tsx';
import { textsQuery } from './texts-query.ts';

/** In the address of the tab; the pages first, as the shop's footer has them. */
const TEXTS: Readonly<Record<ContentType, string>> = {
  ABOUT: 'sobre',
  EXCHANGE_POLICY: 'trocas',
  PRIVACY_POLICY: 'privacidade',
  ORDER_INSTRUCTIONS: 'instrucoes',
};

const QUESTIONS: Readonly<Record<CharacteristicSubject, { readonly id: string; readonly label: string }>> = {
  client: { id: 'perguntas-ao-cliente', label: 'Perguntas no cadastro' },
  order: { id: 'perguntas-no-pedido', label: 'Perguntas no pedido' },
};

const ORDER = Object.keys(TEXTS);

const inOrder = (texts: readonly TextPart[]): readonly TextPart[] =>
  texts.toSorted((one, other) => ORDER.indexOf(one.type) - ORDER.indexOf(other.type));

/** The shop's own texts and questions. */
export function TextsScreen() {
  const { shop } = useStaffPlace();
  const mayWrite = useMay('shop:write');
  const { data, error, refetch, isFetching } = useQuery(textsQuery(useApi(), shop.id));
  return (
    <div className="mx-auto flex w-full max-w-260 flex-col gap-6">
      <PageHeader
        title="Textos"
        lead="O que a loja conta de si e o que pergunta. O que é salvo vale em um ou dois segundos; um texto pode esperar em um rascunho."
      />
      {data === undefined && error === null && <RowsLoading rows={4} />}
      {data === undefined && error !== null && (
        <LoadFailure
          title="Não foi possível carregar os textos"
          error={error}
          again={refetch}
          busy={isFetching}
        />
      )}
      {data !== undefined && !mayWrite && <Alert>Só quem é dono da loja muda os textos dela.</Alert>}
      {data !== undefined && mayWrite && (
        <Tabs
          label="Textos"
          items={[
            ...inOrder(data.texts).map((text) => ({
              id: TEXTS[text.type],
              label: PART_WORDS[text.type],
              content: () => <TextTab key={text.type} text={text} />,
            })),
            ...data.questions.map((questions) => ({
              ...QUESTIONS[questions.subject],
              content: () => <QuestionsForm key={questions.subject} questions={questions} />,
            })),
            {
              id: 'documentos-no-cadastro',
              label: 'Documentos no cadastro',
              content: () => <DocumentSettingsForm />,
            },
          ]}
        />
      )}
    </div>
  );
}
