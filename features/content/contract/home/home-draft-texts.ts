/** What staff read when a draft of the home cannot be changed or published. */
import { type CHANGED_BY_OTHER, changedByOtherText } from '#platform/contract/changed-by-other.ts';
import type { RefusalTexts } from '#platform/contract/problem.ts';
import type { ScheduleMomentProblem } from '../../domain/home/home-draft.ts';
import { type BlockRefusal, blockSaveTexts } from '../block-texts.ts';

export type HomeDraftRefusal =
  | ScheduleMomentProblem
  | 'draft-not-found'
  | 'home-scheduled'
  | 'home-version-not-found'
  | 'no-such-moment';

const say = <Status extends 404 | 409 | 422>(status: Status, message: string) =>
  ({ status, message }) as const;

export const homeDraftTexts: RefusalTexts<HomeDraftRefusal> = {
  'moment-has-passed': say(422, 'Este momento já passou: escolha outro, ou publique agora.'),
  'draft-not-found': say(404, 'Não há rascunho da página inicial: alguém o publicou ou descartou.'),
  'home-scheduled': say(
    409,
    'A publicação deste rascunho está agendada: desfaça o agendamento para mudar a página inicial.',
  ),
  'home-version-not-found': say(404, 'Esta versão da página inicial não existe mais.'),
  'no-such-moment': blockSaveTexts['no-such-moment'],
};

/** Of a change on what was read earlier. */
export const homeSaveTexts: RefusalTexts<HomeDraftRefusal | typeof CHANGED_BY_OTHER> = {
  ...homeDraftTexts,
  ...changedByOtherText,
};

/** Of a block in the draft. */
export const draftBlockTexts: RefusalTexts<BlockRefusal | 'home-scheduled' | typeof CHANGED_BY_OTHER> = {
  ...blockSaveTexts,
  'home-scheduled': homeDraftTexts['home-scheduled'],
};
