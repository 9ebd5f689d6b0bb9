import { randomUUID } from 'node:crypto';
import { type Form, postForm, returnedFrom } from '../../../sandbox/testing/card-sandbox';
import type { TestMember } from '../../../testing/fixtures';
import type { TestApi } from '../../../testing/test-api';
import type { ProviderPath } from '../card-schemas';

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

/** Asks for a window; the answer whatever it is. */
export const askForWindow = ({ app }: TestApi, member: TestMember, { provider, ...order }: WindowKind, sid: string) =>
  app.inject({
    method: 'POST',
    url: `/v1/app/pay/card/${provider}/ready`,
    headers: { ...member.headers, host: 'localhost' },
    payload: { sid, ...order },
  });

/** Opens a window, types a card that ends so, and gives what the provider posts back, unposted. */
export const typedWindow = async (
  api: TestApi,
  member: TestMember,
  kind: WindowKind,
  lastFour: string,
  change: Form = {},
): Promise<PostedForm & { readonly sid: string }> => {
  const sid = newSid();
  const form = (await askForWindow(api, member, kind, sid)).json<PostedForm>();
  return { sid, ...(await returnedFrom(api, form.action, form.fields, lastFour, change)) };
};

/** Posts what a provider's window brought back; the answer whatever it is. */
export const comeBack = (api: TestApi, { action, fields }: PostedForm) => postForm(api, action, fields);

/** The whole way of a card that ends so. @returns the last page of the window. */
export const registerCard = async (api: TestApi, member: TestMember, kind: WindowKind, lastFour: string) => {
  const typed = await typedWindow(api, member, kind, lastFour);
  return { sid: typed.sid, page: await comeBack(api, typed) };
};

/** The member's card as the API shows it, or null. */
export const cardOf = async ({ app }: TestApi, member: TestMember): Promise<Form | null> =>
  (await app.inject({ url: '/v1/app/pay/card', headers: member.headers })).json();

/** How far a window is, as its member is told; the answer whatever it is. */
export const askWindow = ({ app }: TestApi, member: TestMember, sid: string) =>
  app.inject({ url: `/v1/app/pay/card/session/${sid}`, headers: member.headers });

/** Removes the card; the answer whatever it is. */
export const dropCard = ({ app }: TestApi, member: TestMember) =>
  app.inject({ method: 'DELETE', url: '/v1/app/pay/card', headers: member.headers });
