/** What the shell calls of federation's runtime, answered from the build itself. */

const ROUTES = {
  mf_laundry: () => import('one-build/mf-laundry'),
  mf_usage: () => import('one-build/mf-usage'),
  mf_mypage: () => import('one-build/mf-mypage'),
  mf_membership: () => import('one-build/mf-membership'),
  mf_auth: () => import('one-build/mf-auth'),
};

export const registerRemotes = () => undefined;

export const registerPlugins = () => undefined;

/** @param {string} expose `mf_usage/routes` */
export const loadRemote = (expose) => ROUTES[expose.split('/')[0]]();
