import { deviceMemory } from '@dongne/platform';

const NAME = 'dongne.openedNext';
/** Changes of page that a device remembers: the habits of the last weeks. */
const MAX_CHANGES = 60;

const changes = (): readonly string[] => (deviceMemory.read(NAME) ?? '').split('\n').filter(Boolean);

/**
 * Remembers on this device that a page was opened from another.
 *
 * @param from pattern of its route, as `/laundry/:id`.
 */
export const rememberOpened = (from: string, to: string): void =>
  deviceMemory.keep(NAME, [`${from} ${to}`, ...changes()].slice(0, MAX_CHANGES).join('\n'));

/** Returns how often each page was opened from this one, among the last changes of page on this device. */
export const openedFrom = (from: string): ReadonlyMap<string, number> => {
  const times = new Map<string, number>();
  for (const change of changes()) {
    const [start, to = ''] = change.split(' ');
    if (start === from) times.set(to, (times.get(to) ?? 0) + 1);
  }
  return times;
};
