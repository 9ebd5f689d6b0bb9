/**
 * Remotes in the order of their ports: the first one listens at `PORT_BASE` + 1. `pnpm new remote` appends, so that no
 * port changes.
 *
 * @type {readonly string[]}
 */
export const REMOTES = ['mf-laundry', 'mf-usage', 'mf-mypage', 'mf-membership', 'mf-auth'];
