import type { OpenedPage } from './route-addresses';

/** Member of the check; the answers of the API are samples, so that none has to know it. */
export const MEMBER = { userId: 1, phoneNumber: '', nickname: '회원' };

const DAY_SECONDS = 86_400;

/** Cookies that a page is opened with. Its token is for nothing but the check. */
export const cookiesOf = ({ isMember }: OpenedPage): string[] => {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const token = `${part({ alg: 'none' })}.${part({ exp: Math.floor(Date.now() / 1_000) + DAY_SECONDS })}.check`;
  const user = encodeURIComponent(JSON.stringify(MEMBER));
  const login = [`accessToken=${token}`, `refreshToken=${token}`, `userInfo=${user}`];
  return ['closeTutorial=Y', ...(isMember ? login : [])];
};
