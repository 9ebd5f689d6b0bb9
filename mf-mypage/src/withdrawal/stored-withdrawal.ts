import { tabMemory } from '@dongne/platform';
import { WITHDRAWAL_REASONS } from './withdrawal-rules';

const NAME = 'withdrawal';

/** Reasons and text of a withdrawal entered before leaving the page. */
export interface StoredWithdrawal {
  readonly reasons: readonly string[];
  readonly detail: string;
}

/** Saves them in this tab during a login at a provider. */
export const storeWithdrawal = (stored: StoredWithdrawal): void => tabMemory.keep(NAME, JSON.stringify(stored));

/** Reads and deletes them; empty when the tab has none. */
export const takeStoredWithdrawal = (): StoredWithdrawal => {
  const text = tabMemory.read(NAME) ?? '{}';
  tabMemory.forget(NAME);
  try {
    const value: Partial<Record<keyof StoredWithdrawal, unknown>> = Object(JSON.parse(text));
    const given = Array.isArray(value.reasons) ? value.reasons : [];
    return {
      reasons: WITHDRAWAL_REASONS.filter((reason) => given.includes(reason)),
      detail: typeof value.detail === 'string' ? value.detail : '',
    };
  } catch {
    return { reasons: [], detail: '' };
  }
};
