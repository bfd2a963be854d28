import { useQueryClient } from '@tanstack/react-query';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { FormText } from '#platform/panel/forms/fields/form-text.tsx';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { FormSection } from '#platform/panel/forms/form-section.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { Alert } from '#platform/ui/alert.tsx';
import { useApi } from '#platform/web/use-api.ts';
import type { ContentChoices } from '../../contract/content-choices.wire.ts';
import { blockToEditFromWire, wantedBlockToWire } from '../../contract/home/edited-block.wire.ts';
import { addDraftBlockEndpoint, changeDraftBlockEndpoint } from '../../contract/home/home-draft.endpoints.ts';
import type { WirePanelBlock } from '../../contract/home/panel-home.schema.ts';
import type { BlockKind, HomeBlock } from '../../domain/home/home-block.ts';
import { ShownFields } from '../audience/shown-fields.tsx';
import { SHOWN_FIELDS, SHOWN_LABELS } from '../audience/shown-values.ts';
import { slidesWords } from '../carousels/slide-values.ts';
import { BlockFields } from './block-fields.tsx';
import { BLOCK_FIELDS, type BlockValues, blockOf, blockValues, newBlock } from './block-values.ts';
import { BLOCK_WORDS } from './block-words.ts';
import { homeKey } from './home-query.ts';

const LABELS = {
  title: 'Título',
  text: 'Frase',
  picture: 'Imagem para computador',
  phonePicture: 'Imagem para celular',
  alt: 'O que a imagem mostra',
  linkLabel: 'Texto do botão',
  linkHref: 'O botão leva a',
  slides: 'Imagens',
  html: 'Texto',
  brands: 'Marcas',
  categories: 'Categorias',
  max: 'Quantos combos',
  carouselId: 'Carrossel',
  ...SHOWN_LABELS,
};

interface BlockFormProps {
  readonly kind: BlockKind;
  /** Absent: a new one. */
  readonly block: HomeBlock | undefined;
  /** Somebody took it out of the draft meanwhile: it is saved as a new one. */
  readonly gone?: boolean;
  readonly categories: ContentChoices['categories'];
  readonly onDone: () => void;
}

export function BlockForm({ kind, block, gone = false, categories, onDone }: BlockFormProps) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const zone = timeZoneOf(shop);
  const client = useQueryClient();
  const categoryName = (id: string): string =>
    categories.find((category) => category.id === id)?.name ?? 'Categoria apagada';
  const { name, use } = BLOCK_WORDS[kind];
  const form = usePanelForm<BlockValues, WirePanelBlock>({
    values: block === undefined ? newBlock() : blockValues(block, zone, categoryName),
    version: block?.version,
    fields: { ...BLOCK_FIELDS, ...SHOWN_FIELDS },
    saved: ({ publicado }) =>
      publicado === true
        ? `${name}: salvo no rascunho. Veja na prévia.`
        : `${name}: salvo no rascunho, desligado.`,
    current: (state) => {
      const current = blockToEditFromWire(state as WirePanelBlock);
      return { values: blockValues(current, zone, categoryName), version: current.version };
    },
    save: (values, version) => {
      const body = wantedBlockToWire(blockOf(kind, values, zone));
      const params = { idfornecedor: shop.id };
      const saved =
        block === undefined || gone
          ? api.call(addDraftBlockEndpoint, { params, body })
          : api.call(changeDraftBlockEndpoint, {
              params: { ...params, idbloco: block.id },
              body: { ...body, ...(version === undefined ? {} : { versao: version }) },
            });
      // What somebody did meanwhile, such as taking the block out, is then said by the screen.
      saved.catch(() => client.invalidateQueries({ queryKey: homeKey(shop.id) }));
      return saved;
    },
    onSaved: async () => {
      await client.invalidateQueries({ queryKey: homeKey(shop.id) });
      onDone();
    },
  });
  return (
    <FormBody
      form={form}
      labels={LABELS}
      show={{
        slides: slidesWords,
        brands: (all) => all.map((brand) => brand.name).join(', '),
        categories: (all) => all.map(({ label }) => label).join(', '),
      }}
      label={block === undefined ? 'Acrescentar' : 'Salvar'}
      always={block === undefined || gone}
      {...(block === undefined || gone ? { onCancel: onDone } : {})}
    >
      {gone && (
        <Alert tone="warn" title="Alguém tirou este bloco do rascunho" announced>
          O que você digitou continua aqui. Se salvar, ele volta como um bloco novo, no fim da página.
        </Alert>
      )}
      <FormSection title={name} help={use}>
        <FormText
          form={form}
          name="title"
          label={LABELS.title}
          hint={titleHint(kind)}
          optional
          maxLength={120}
          className="col-span-full"
        />
        <BlockFields form={form} kind={kind} categories={categories} />
      </FormSection>
      <ShownFields
        form={form}
        off="Desligado, fica guardado: nem a loja nem a prévia do rascunho o mostram."
      />
    </FormBody>
  );
}

function titleHint(kind: BlockKind): string {
  if (kind === 'hero') return 'Vazio: o nome da loja.';
  return kind === 'carousel' ? 'Vazio: o título do carrossel.' : 'Vazio: sem título.';
}
