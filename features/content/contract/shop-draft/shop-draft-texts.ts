/** What staff read when the draft of menu, footer and texts cannot be changed or published. */
import { type CHANGED_BY_OTHER, changedByOtherText } from '#platform/contract/changed-by-other.ts';
import type { RefusalTexts } from '#platform/contract/problem.ts';
import type { ScheduleMomentProblem } from '../../domain/home/home-draft.ts';
import { homeDraftTexts } from '../home/home-draft-texts.ts';
import { panelShopTexts } from '../shop/panel-shop-texts.ts';

export type ShopDraftRefusal =
  | ScheduleMomentProblem
  | 'shop-draft-not-found'
  | 'shop-draft-scheduled'
  | 'shop-version-not-found'
  | 'no-such-moment'
  | 'bad-link'
  | 'title-twice'
  | typeof CHANGED_BY_OTHER;

const say = <Status extends 404 | 409 | 422>(status: Status, message: string) =>
  ({ status, message }) as const;

export const shopDraftTexts: RefusalTexts<ShopDraftRefusal> = {
  'moment-has-passed': homeDraftTexts['moment-has-passed'],
  'no-such-moment': homeDraftTexts['no-such-moment'],
  'shop-draft-not-found': say(404, 'Não há rascunho: alguém o publicou ou descartou.'),
  'shop-draft-scheduled': say(
    409,
    'A publicação do rascunho está agendada: desfaça o agendamento para mudar o que está nele.',
  ),
  'shop-version-not-found': say(404, 'Esta versão não existe mais.'),
  'bad-link': panelShopTexts['bad-link'],
  'title-twice': panelShopTexts['title-twice'],
  ...changedByOtherText,
};
