import { withQuery } from '../path-query';

/**
 * Pages of mf-auth; each path matches a route of its `route-table.ts`. Where the platform itself sends people (login, the
 * entry page) stands in its own `paths`.
 */
export const authPaths = {
  phone: () => '/phoneAuth',
  onboard: (path?: string) => withQuery('/onboard', { path }),
} as const;

/** Links that leave the app: a visitor who opens one registers as a friend of the code's member. */
export const invitationPaths = {
  join: (referralCode: string) => withQuery('/login', { referralCode }),
} as const;

export const addressPaths = {
  member: (returnUrl?: string) => withQuery('/service/update/address', { returnUrl }),
  visitor: (returnUrl?: string) => withQuery('/service/non-member-update/address', { returnUrl }),
} as const;
