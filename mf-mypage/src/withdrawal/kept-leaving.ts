import { tabMemory } from '@dongne/platform';
import { WITHDRAWAL_REASONS } from './withdrawal-rules';

const NAME = 'withdrawal';

/** Reasons and words of a withdrawal that were given before the page was left. */
export interface KeptLeaving {
  readonly reasons: readonly string[];
  readonly detail: string;
}

/** Keeps them in this tab while the member proves who it is at a provider. */
export const keepLeaving = (kept: KeptLeaving): void => tabMemory.keep(NAME, JSON.stringify(kept));

/** Gives them back and forgets them; nothing where the tab has none. */
export const takeLeaving = (): KeptLeaving => {
  const text = tabMemory.read(NAME) ?? '{}';
  tabMemory.forget(NAME);
  try {
    const value: Partial<Record<keyof KeptLeaving, unknown>> = Object(JSON.parse(text));
    const given = Array.isArray(value.reasons) ? value.reasons : [];
    return {
      reasons: WITHDRAWAL_REASONS.filter((reason) => given.includes(reason)),
      detail: typeof value.detail === 'string' ? value.detail : '',
    };
  } catch {
    return { reasons: [], detail: '' };
  }
};
