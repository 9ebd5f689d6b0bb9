/** Stands in for the shell's loading of remotes: their routes are part of the build, and each page is a file of it. */
import { routes as auth } from 'one-build/mf-auth';
import { routes as laundry } from 'one-build/mf-laundry';
import { routes as membership } from 'one-build/mf-membership';
import { routes as mypage } from 'one-build/mf-mypage';
import { routes as usage } from 'one-build/mf-usage';

const ROUTES = { mf_laundry: laundry, mf_usage: usage, mf_mypage: mypage, mf_membership: membership, mf_auth: auth };

/** @param {string} name `mf_usage` */
export const loadVersion = async (name) => ({ routes: ROUTES[name] });
