/**
 * The remotes, in the order of their ports: the first one listens at `PORT_BASE` + 1. A new one goes to the end
 * (`pnpm new remote`), so that no other one moves.
 *
 * @type {readonly string[]}
 */
export const REMOTES = ['mf-laundry', 'mf-usage', 'mf-mypage', 'mf-membership', 'mf-auth'];
