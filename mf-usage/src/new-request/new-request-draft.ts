import { tabMemory } from '@dongne/platform';
import type { Attempt } from './attempt-rules';
import { EMPTY_REQUEST, type NewRequestValues } from './new-request-values';

/** A form that was begun, and how far its sending came. */
export interface Draft {
  readonly values: NewRequestValues;
  readonly attempt: Attempt | undefined;
}

/** Whose draft for which shop: another member on this device must not find it. */
export interface DraftOwner {
  readonly userId: number | undefined;
  readonly laundryId: number;
}

const nameOf = ({ userId, laundryId }: DraftOwner): string => `requestDraft:${userId ?? 'unknown'}:${laundryId}`;

const parse = (text: string | undefined): Partial<Draft> => {
  try {
    // Written by `saveDraft` below and nobody else; whatever is missing is filled up.
    const draft: unknown = JSON.parse(text ?? '{}');
    return typeof draft === 'object' && draft !== null ? draft : {};
  } catch {
    return {};
  }
};

/** The draft of this tab: it outlives the way to login, to the address change, and a reload. A slot that is over is dropped. */
export const loadDraft = (owner: DraftOwner, now: number): Draft => {
  const draft = parse(tabMemory.read(nameOf(owner)));
  const values = { ...EMPTY_REQUEST, ...draft.values };
  const isOver = values.collectionTime !== null && Date.parse(values.collectionTime) <= now;
  return { values: isOver ? { ...values, collectionTime: null } : values, attempt: draft.attempt };
};

/** Keeps a draft; photos that do not fit into the browser's store are left out, and then the whole if need be. */
export const saveDraft = (owner: DraftOwner, draft: Draft): void => {
  const keep = (kept: Draft) => sessionStorage.setItem(nameOf(owner), JSON.stringify(kept));
  try {
    keep(draft);
  } catch {
    try {
      keep({ ...draft, values: { ...draft.values, stains: [] } });
    } catch {
      // No room, or no store in this browser's mode: the form goes on without a draft.
    }
  }
};

export const clearDraft = (owner: DraftOwner): void => tabMemory.forget(nameOf(owner));
