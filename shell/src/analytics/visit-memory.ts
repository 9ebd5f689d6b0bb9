import { VISITS_KEY } from '@dongne/platform';
import { isRecord } from '@dongne/contract';
import type { VisitMemory, VisitSource } from './visit-rules';

const isSource = (value: unknown): value is VisitSource =>
  isRecord(value) && !Array.isArray(value) && Object.values(value).every((word) => typeof word === 'string');

const isMemory = (value: unknown): value is VisitMemory =>
  isRecord(value) &&
  [value['startedAt'], value['lastAt'], value['sourceAt']].every((at) => typeof at === 'number') &&
  isSource(value['source']);

const readStorage = (): VisitMemory | undefined => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(VISITS_KEY) ?? 'null');
    return isMemory(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
};

/** Stores visits in the browser, ignoring invalid values. Falls back to memory where storage is full or blocked. */
export const createVisitMemory = () => {
  let onThisPage: VisitMemory | undefined;
  return {
    read: (): VisitMemory | undefined => onThisPage ?? readStorage(),
    keep: (memory: VisitMemory): void => {
      try {
        localStorage.setItem(VISITS_KEY, JSON.stringify(memory));
        onThisPage = undefined;
      } catch {
        onThisPage = memory;
      }
    },
  };
};
