import { withQuery } from '@dongne/contract';

/**
 * This remote's pages. Other squads link to them by these; each leads to a route of `route-table.ts`. Where the platform
 * itself sends people (login, the entry page) stands in its own `paths`.
 */
export const authPaths = {
  phone: () => '/phoneAuth',
  onboard: (path?: string) => withQuery('/onboard', { path }),
} as const;

/** For links that leave the app: whoever opens one registers as a friend of the code's member. */
export const invitationPaths = {
  join: (referralCode: string) => withQuery('/login', { referralCode }),
} as const;

export const addressPaths = {
  member: (returnUrl?: string) => withQuery('/service/update/address', { returnUrl }),
  visitor: (returnUrl?: string) => withQuery('/service/non-member-update/address', { returnUrl }),
} as const;
