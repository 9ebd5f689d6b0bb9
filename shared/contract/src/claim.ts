/** What happened to an item that is claimed. */
export const CLAIM_KINDS = ['Damage', 'Loss'] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];
export const CLAIM_KIND_LABEL: Record<ClaimKind, string> = { Damage: '손상', Loss: '분실' };

/** Where a claim stands; docs/domain/claims.md. */
export const CLAIM_STATUSES = ['Received', 'Answered', 'Refunded', 'WashAgain', 'WashedAgain', 'Refused'] as const;
export type ClaimStatus = (typeof CLAIM_STATUSES)[number];

/** What a shop says to a claim: that it was its fault, or that it was not. */
export const CLAIM_STANCES = ['Accept', 'Object'] as const;
export type ClaimStance = (typeof CLAIM_STANCES)[number];

/** What an operator decides, once. */
export const CLAIM_DECISIONS = ['Refund', 'WashAgain', 'Refuse'] as const;
export type ClaimDecision = (typeof CLAIM_DECISIONS)[number];

/** Rows of a claim's timeline. */
export const CLAIM_EVENTS = ['claimed', 'answered', 'decided', 'collectedAgain', 'returnedAgain'] as const;
export type ClaimEvent = (typeof CLAIM_EVENTS)[number];

/** Form of a claim. */
export const CLAIM_FORM = {
  itemId: { as: 'number', description: 'the item it is about', isRequired: true },
  kind: { as: 'text', description: '`Damage` or `Loss`', isRequired: true },
  text: { as: 'text', description: 'what happened', isRequired: true },
  photo: { as: 'photos', description: 'at least one of damage' },
} as const;
