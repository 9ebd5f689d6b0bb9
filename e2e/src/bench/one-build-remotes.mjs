/** Replaces the shell's remote loading: the routes are part of the build, with one chunk per page. */
import { routes as auth } from 'one-build/mf-auth';
import { routes as laundry } from 'one-build/mf-laundry';
import { routes as membership } from 'one-build/mf-membership';
import { routes as mypage } from 'one-build/mf-mypage';
import { routes as usage } from 'one-build/mf-usage';

const ROUTES = { mf_laundry: laundry, mf_usage: usage, mf_mypage: mypage, mf_membership: membership, mf_auth: auth };

/** @param {string} name `mf_usage` */
export const loadVersion = async (name) => ({ routes: ROUTES[name] });
