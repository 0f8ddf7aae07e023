// Times as people read them, in the zone and manner of this device.

/** "Thu 22:41" within a week, a date before that; what is no time stays as it is written. */
export function moment(at: string, now = new Date()): string {
  const time = new Date(at);
  if (Number.isNaN(time.valueOf())) return at;
  const days = (now.valueOf() - time.valueOf()) / 86_400_000;
  const clock: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' };
  if (time.toDateString() === now.toDateString()) return time.toLocaleTimeString(undefined, clock);
  if (days < 6) return time.toLocaleString(undefined, { weekday: 'short', ...clock });
  return time.toLocaleDateString(undefined, { day: 'numeric', month: 'short', year: 'numeric' });
}
