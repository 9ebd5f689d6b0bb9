/** Stands in for the shell's loading of remotes: their routes are files of the build itself. */

const ROUTES = {
  mf_laundry: () => import('one-build/mf-laundry'),
  mf_usage: () => import('one-build/mf-usage'),
  mf_mypage: () => import('one-build/mf-mypage'),
  mf_membership: () => import('one-build/mf-membership'),
  mf_auth: () => import('one-build/mf-auth'),
};

/** @param {string} name `mf_usage` */
export const loadVersion = (name) => ROUTES[name]();

export const installContainers = () => undefined;
