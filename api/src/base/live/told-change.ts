import { CHANGE_KINDS, type ChangeKind } from '@dongne/contract';

/** The channel on which the database tells what has changed; its triggers stand in the migrations. */
export const CHANGES = 'live_changes';

/** What a trigger told: something of a member has changed, or a session has ended. */
export type ToldChange =
  | {
      readonly kind: ChangeKind;
      readonly memberId: number;
      readonly applicationId: number | null;
    }
  | { readonly kind: 'session'; readonly sessionId: string };

const isChangeKind = (kind: unknown): kind is ChangeKind => CHANGE_KINDS.some((known) => known === kind);

/** Reads what was told; undefined for anything that this version of the server does not know. */
export const toldChangeOf = (payload: string): ToldChange | undefined => {
  const told: unknown = JSON.parse(payload);
  if (typeof told !== 'object' || told === null || !('kind' in told)) return undefined;
  if (told.kind === 'session' && 'sessionId' in told && typeof told.sessionId === 'string')
    return { kind: told.kind, sessionId: told.sessionId };
  if (!isChangeKind(told.kind) || !('memberId' in told) || typeof told.memberId !== 'number') return undefined;
  const applicationId = 'applicationId' in told && typeof told.applicationId === 'number' ? told.applicationId : null;
  return { kind: told.kind, memberId: told.memberId, applicationId };
};
