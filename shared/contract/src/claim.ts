/** Kinds of claims. */
export const CLAIM_KINDS = ['Damage', 'Loss'] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];
export const CLAIM_KIND_LABEL: Record<ClaimKind, string> = { Damage: '손상', Loss: '분실' };

/** Statuses of a claim; docs/domain/claims.md. */
export const CLAIM_STATUSES = ['Received', 'Answered', 'Refunded', 'WashAgain', 'WashedAgain', 'Refused'] as const;
export type ClaimStatus = (typeof CLAIM_STATUSES)[number];

/** Statements of a shop about a claim: at fault, or not. */
export const CLAIM_STANCES = ['Accept', 'Object'] as const;
export type ClaimStance = (typeof CLAIM_STANCES)[number];

/** Decisions of an operator, once per claim. */
export const CLAIM_DECISIONS = ['Refund', 'WashAgain', 'Refuse'] as const;
export type ClaimDecision = (typeof CLAIM_DECISIONS)[number];

/** Events in a claim's timeline. */
export const CLAIM_EVENTS = ['claimed', 'answered', 'decided', 'collectedAgain', 'returnedAgain'] as const;
export type ClaimEvent = (typeof CLAIM_EVENTS)[number];

/** Form of a claim. */
export const CLAIM_FORM = {
  itemId: { as: 'number', description: 'the item it is about', isRequired: true },
  kind: { as: 'text', description: '`Damage` or `Loss`', isRequired: true },
  text: { as: 'text', description: 'what happened', isRequired: true },
  photo: { as: 'photos', description: 'at least one of damage' },
} as const;
