import { tabMemory } from '@dongne/platform';
import * as v from 'valibot';
import type { Attempt } from './attempt';

/** What storage must hold to be an attempt. It may be of another version, of another hand, or half. */
export const ATTEMPT_SHAPE = v.object({ key: v.string(), content: v.string(), isRefused: v.boolean() });

const parsed = (text: string | undefined): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
};

/** The last sending of a form, kept in this tab. Anything else under its name is as if nothing had been sent. */
export const readAttempt = (name: string): Attempt | undefined => {
  const read = v.safeParse(ATTEMPT_SHAPE, parsed(tabMemory.read(name)));
  return read.success ? read.output : undefined;
};

/**
 * Keeps how far the sending of a form came; `undefined` forgets it. Not what was filled in, which may open a door: after a
 * reload a refused form is another one, and one without an answer is the same.
 */
export const keepAttempt = (name: string, attempt: Attempt | undefined): void => {
  if (attempt === undefined) tabMemory.forget(name);
  else tabMemory.keep(name, JSON.stringify({ ...attempt, content: '' }));
};
