/** The command palette's own entries: the sections that a person may open, and what can be begun there. */
import { staffMay } from '#features/accounts/domain/staff-may.ts';
import type { StaffStanding } from '#kernel/permissions.ts';
import type { Command } from '#platform/panel/palette/command.ts';
import type { SectionGroup } from '#platform/panel/section.ts';

export function commandsOf(
  groups: readonly SectionGroup[],
  base: string,
  standing: StaffStanding,
): readonly Command[] {
  const sections = groups.flatMap(({ title, sections: all }) =>
    all
      .filter(({ permission }) => staffMay(standing, permission))
      .flatMap(({ segment, label, keywords, jump, permission, actions = [] }): Command[] => [
        {
          id: segment,
          label,
          note: title,
          href: `${base}/${segment}`,
          ...(keywords === undefined ? {} : { keywords }),
          ...(jump === undefined ? {} : { jump }),
        },
        ...actions
          .filter((action) => staffMay(standing, action.permission ?? permission))
          .map((action) => ({
            id: `${segment}${action.href.replaceAll('/', '-')}`,
            label: action.label,
            note: label,
            href: `${base}/${segment}${action.href}`,
            ...(action.keywords === undefined ? {} : { keywords: action.keywords }),
          })),
      ]),
  );
  return [{ id: 'inicio', label: 'Início', href: base, jump: 'i' }, ...sections];
}
