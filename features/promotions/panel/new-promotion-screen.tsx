import { useQuery, useQueryClient } from '@tanstack/react-query';
import { panelHref, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import type { PriceSources } from '#features/pricing/panel/price-sources.ts';
import type { Zoned } from '#features/suppliers/domain/time-zone.ts';
import { useLead } from '#platform/panel/address.ts';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { promotionFromWire } from '../contract/promotion/panel-promotion.wire.ts';
import { addPromotionEndpoint } from '../contract/promotion/panel-promotions.endpoints.ts';
import type { WirePanelPromotion } from '../contract/promotion/panel-promotions.schema.ts';
import { promotionSentence } from '../contract/promotion/promotion-sentence.ts';
import { type PromotionChoices, promotionChoicesQuery } from './promotion-choices.ts';
import {
  DRAFT_FIELDS,
  draftToWire,
  NEW_PROMOTION,
  type PromotionDraft,
  REFUSED_AT,
} from './promotion-draft.ts';
import { PromotionFields } from './promotion-fields.tsx';
import { promotionsKey } from './promotions-query.ts';

interface NewPromotionProps {
  readonly sources: PriceSources;
}

/** Makes a promotion, and says in a sentence what it will do. */
export function NewPromotionScreen({ sources }: NewPromotionProps) {
  const { shop } = useStaffPlace();
  const choices = useQuery(promotionChoicesQuery(sources, shop.id));
  return (
    <div className="mx-auto flex w-full max-w-260 flex-col gap-6">
      <PageHeader title="Nova oferta" back={{ href: panelHref(shop, '/ofertas'), label: 'Ofertas' }} />
      {choices.data !== undefined ? (
        <NewPromotionForm sources={sources} choices={choices.data} />
      ) : choices.error === null ? (
        <RowsLoading />
      ) : (
        <LoadFailure
          title="Não foi possível carregar o que uma oferta pode ter"
          error={choices.error}
          again={choices.refetch}
          busy={choices.isFetching}
        />
      )}
    </div>
  );
}

interface NewPromotionFormProps extends NewPromotionProps {
  readonly choices: PromotionChoices;
}

function NewPromotionForm({ sources, choices }: NewPromotionFormProps) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const lead = useLead();
  const client = useQueryClient();
  const form = usePanelForm<PromotionDraft, WirePanelPromotion>({
    values: NEW_PROMOTION,
    save: (draft) =>
      api.call(addPromotionEndpoint, {
        params: { idfornecedor: shop.id },
        body: draftToWire(draft, shop),
      }),
    saved: ({ nome }) => `A oferta “${nome}” foi criada.`,
    onSaved: async () => {
      await client.invalidateQueries({ queryKey: promotionsKey(shop.id) });
      await lead(panelHref(shop, '/ofertas'));
    },
    fields: DRAFT_FIELDS,
    about: REFUSED_AT,
  });
  return (
    <FormBody form={form} label="Criar oferta" always>
      <PromotionFields form={form} sources={sources} choices={choices} />
      <p role="status" className="rounded-lg bg-info-soft px-4 py-3 text-info">
        {previewOf(form.form.watch(), shop)}
      </p>
    </FormBody>
  );
}

/** What the promotion would do as it is typed. */
function previewOf(draft: PromotionDraft, shop: Zoned): string {
  const asks = draft.units !== null || draft.minimum !== null;
  // A number that cannot be read is NaN.
  if (!asks || Object.values(draft).some(Number.isNaN)) return NOTHING_YET;
  const read = promotionFromWire(
    draftToWire({ ...draft, from: '', until: '', gift: draft.gift ?? NO_GIFT }, shop),
  );
  return read.ok ? promotionSentence(read.value.terms, draft.gift?.label) : NOTHING_YET;
}

const NOTHING_YET = 'Diga o que o cliente leva e o que ganha: aqui aparece o que a oferta faz.';
const NO_GIFT = { id: '', label: '' };
