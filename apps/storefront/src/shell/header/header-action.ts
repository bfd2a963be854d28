/** Style of the header's buttons: an icon on phones, icon and label on wide screens. */
export const headerAction =
  'relative inline-flex h-11 min-w-11 items-center justify-center gap-2.5 rounded-md px-2 text-sm font-semibold transition hover:bg-sunken lg:px-3';
