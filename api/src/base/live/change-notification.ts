import { CHANGE_KINDS, type ChangeKind } from '@dongne/contract';

/** Row of `live_changes`, which triggers of the migrations write: a member's data has changed, or a session has ended. */
export type ChangeNotification =
  | {
      readonly kind: ChangeKind;
      readonly memberId: number;
      readonly applicationId: number | null;
    }
  | { readonly kind: 'session'; readonly sessionId: string };

const isChangeKind = (kind: unknown): kind is ChangeKind => CHANGE_KINDS.some((known) => known === kind);

/** Parses a row; undefined for anything unknown to this version of the server. */
export const parseChangeNotification = (change: string): ChangeNotification | undefined => {
  const parsed: unknown = JSON.parse(change);
  if (typeof parsed !== 'object' || parsed === null || !('kind' in parsed)) return undefined;
  if (parsed.kind === 'session' && 'sessionId' in parsed && typeof parsed.sessionId === 'string')
    return { kind: parsed.kind, sessionId: parsed.sessionId };
  if (!isChangeKind(parsed.kind) || !('memberId' in parsed) || typeof parsed.memberId !== 'number') return undefined;
  const applicationId =
    'applicationId' in parsed && typeof parsed.applicationId === 'number' ? parsed.applicationId : null;
  return { kind: parsed.kind, memberId: parsed.memberId, applicationId };
};
