import type { QueryClient } from '@tanstack/react-query';

/** Reads again what the panel knows of the shop besides the screens: its name and its time zone, by which all dates are written. */
export async function shopChanged(queryClient: QueryClient): Promise<void> {
  queryClient.removeQueries({ queryKey: ['panel-shop'] });
  await queryClient.invalidateQueries({ queryKey: ['staff-session'], refetchType: 'all' });
}
