/** Minutes from midnight to wire format: '08:00'. */
export const formatClockTime = (minutes: number): string =>
  `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;

export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');
