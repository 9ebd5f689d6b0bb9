import { parseForeign } from '@dongne/contract';
import { tabMemory } from '@dongne/platform';
import * as v from 'valibot';
import type { Attempt } from './attempt';

/** Schema of a stored attempt, which may be outdated, foreign or incomplete. */
export const ATTEMPT_SHAPE = v.object({ key: v.string(), content: v.string(), isRefused: v.boolean() });

/** Reads the last submission of a form in this tab. Invalid values count as none. */
export const readAttempt = (name: string): Attempt | undefined => {
  const read = v.safeParse(ATTEMPT_SHAPE, parseForeign(tabMemory.read(name)));
  return read.success ? read.output : undefined;
};

/**
 * Stores the last submission of a form; `undefined` deletes it. Excludes the values, which may hold a door code: after
 * a reload, a refused form counts as new, and one without a response as the same.
 */
export const saveAttempt = (name: string, attempt: Attempt | undefined): void => {
  if (attempt === undefined) tabMemory.forget(name);
  else tabMemory.keep(name, JSON.stringify({ ...attempt, content: '' }));
};
