import { CHANGE_KINDS, type ChangeKind } from '@dongne/contract';

/** NOTIFY channel of the database; its triggers are in the migrations. */
export const CHANGES = 'live_changes';

/** Payload of a trigger: a member's data has changed, or a session has ended. */
export type ChangeNotification =
  | {
      readonly kind: ChangeKind;
      readonly memberId: number;
      readonly applicationId: number | null;
    }
  | { readonly kind: 'session'; readonly sessionId: string };

const isChangeKind = (kind: unknown): kind is ChangeKind => CHANGE_KINDS.some((known) => known === kind);

/** Parses a payload; undefined for anything unknown to this version of the server. */
export const parseChangeNotification = (payload: string): ChangeNotification | undefined => {
  const told: unknown = JSON.parse(payload);
  if (typeof told !== 'object' || told === null || !('kind' in told)) return undefined;
  if (told.kind === 'session' && 'sessionId' in told && typeof told.sessionId === 'string')
    return { kind: told.kind, sessionId: told.sessionId };
  if (!isChangeKind(told.kind) || !('memberId' in told) || typeof told.memberId !== 'number') return undefined;
  const applicationId = 'applicationId' in told && typeof told.applicationId === 'number' ? told.applicationId : null;
  return { kind: told.kind, memberId: told.memberId, applicationId };
};
