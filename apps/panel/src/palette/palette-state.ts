import { create } from 'zustand';

type Opened = 'palette' | 'help' | undefined;

/** Which of the two is open: the button stands elsewhere than what it opens. */
export const usePalette = create<{ readonly open: Opened }>()(() => ({ open: undefined }));

export const setOpen = (open: Opened): void => usePalette.setState({ open });
