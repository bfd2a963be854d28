/** How the form of a part is saved: at once or in the draft; a part that the draft has is saved there alone. */
import type { EditedShopDraft } from '../../contract/shop-draft/shop-draft.wire.ts';
import type { PartName } from '../../domain/shop/shop-draft.ts';

const AS_DRAFT = 'draft';
const SAVE_DRAFT = 'Salvar rascunho';

export interface DraftSaving {
  /** `way`: what was pressed, as the form passes it. */
  readonly isDraft: (way: string | undefined) => boolean;
  readonly buttons: {
    readonly label: string;
    readonly also?: { readonly label: string; readonly way: string };
  };
  /** `now`: what is said of a part that is in the shop at once. */
  readonly saved: (now: string) => (answer: unknown, way: string | undefined) => string;
}

export function draftSaving(draft: EditedShopDraft | undefined, name: PartName): DraftSaving {
  const isDrafted = draft?.names.includes(name) === true;
  const isDraft = (way: string | undefined): boolean => isDrafted || way === AS_DRAFT;
  // Nothing is added to a draft that is scheduled.
  const mayBegin = !isDrafted && draft?.publishAt === undefined;
  return {
    isDraft,
    buttons: {
      label: isDrafted ? SAVE_DRAFT : 'Publicar agora',
      ...(mayBegin ? { also: { label: SAVE_DRAFT, way: AS_DRAFT } } : {}),
    },
    saved: (now) => (_, way) =>
      isDraft(way) ? 'Rascunho salvo. A loja só muda quando você o publicar.' : now,
  };
}
