import { randomUUID } from 'node:crypto';
import { type Form, postForm, returnedFrom } from './card-sandbox';
import type { TestMember } from '@dongne/api/testing/fixtures';
import { BROWSER_COOKIE } from '@dongne/api/testing/money/browser-cookie';
import type { TestApi } from '@dongne/api/testing/test-api';
import type { ProviderPath } from '@dongne/api/testing/inner';

/** A window of a provider, as its member opens it. */
export interface WindowKind {
  readonly provider: ProviderPath;
  readonly device: 'pc' | 'mobile';
  readonly isRedirect?: boolean;
}

/** A form that a browser posts. */
interface PostedForm {
  readonly action: string;
  readonly fields: Form;
}

export const INICIS_PC: WindowKind = { provider: 'inicis', device: 'pc' };
export const INICIS_PHONE: WindowKind = { provider: 'inicis', device: 'mobile' };
export const NICEPAY: WindowKind = { provider: 'nicepay', device: 'pc' };

export const newSid = (): string => randomUUID().replaceAll('-', '');

/** Requests a window. @returns the answer, also a refusal. */
export const requestWindow = ({ app }: TestApi, member: TestMember, { provider, ...order }: WindowKind, sid: string) =>
  app.inject({
    method: 'POST',
    url: `/v1/app/pay/card/${provider}/ready`,
    headers: { ...member.headers, host: 'localhost', cookie: BROWSER_COOKIE },
    payload: { sid, ...order },
  });

/** Opens a window and types a card with these last digits. @returns what the provider posts back, not yet posted. */
export const typedWindow = async (
  api: TestApi,
  member: TestMember,
  kind: WindowKind,
  lastFour: string,
  change: Form = {},
): Promise<PostedForm & { readonly sid: string }> => {
  const sid = newSid();
  const form = (await requestWindow(api, member, kind, sid)).json<PostedForm>();
  return { sid, ...(await returnedFrom(api, form.action, form.fields, lastFour, change)) };
};

/** Posts the return of a provider's window. @returns the answer, also a refusal. */
export const postReturn = (api: TestApi, { action, fields }: PostedForm) => postForm(api, action, fields);

/** Registers a card with these last digits through the window. @returns the last page of the window. */
export const registerCard = async (api: TestApi, member: TestMember, kind: WindowKind, lastFour: string) => {
  const typed = await typedWindow(api, member, kind, lastFour);
  return { sid: typed.sid, page: await postReturn(api, typed) };
};

/** The member's card as the API shows it, or null. */
export const cardOf = async ({ app }: TestApi, member: TestMember): Promise<Form | null> =>
  (await app.inject({ url: '/v1/app/pay/card', headers: member.headers })).json();

/** Reads the state of a window as its member sees it. @returns the answer, also a refusal. */
export const readWindow = ({ app }: TestApi, member: TestMember, sid: string) =>
  app.inject({ url: `/v1/app/pay/card/session/${sid}`, headers: member.headers });

/** Removes the card. @returns the answer, also a refusal. */
export const dropCard = ({ app }: TestApi, member: TestMember) =>
  app.inject({ method: 'DELETE', url: '/v1/app/pay/card', headers: member.headers });
