/**
 * Query keys of what belongs to a member as a whole. The first authenticated navigation loads all of it under these keys,
 * so a page that reads the same under another key asks twice.
 */
export const MEMBER_KEYS = {
  member: ['member'],
  address: ['member', 'address'],
  /** The answer as it came, not its first entry. */
  membership: ['myPage', 'membership'],
  partner: ['member', 'partnerInfo'],
} as const;
