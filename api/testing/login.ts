import type { LoginDataView } from '#customers';
import { deleteAllUses } from '#base';
import type { TestApi } from './test-api';

/** A code that was sent, as the phone shows it. */
export interface ReceivedCode {
  readonly otpId: string;
  readonly otpCode: string;
  readonly phoneNumber: string;
}

const keyHeader = (key: string | undefined) => (key === undefined ? {} : { headers: { 'idempotency-key': key } });

/** Requests a login code. @returns the answer, also a refusal. */
export const askForCode = ({ app }: TestApi, phoneNumber: string, from = '127.0.0.1', key?: string) => {
  const payload = { phoneNumber };
  return app.inject({ method: 'POST', url: '/v1/app/auth/otp', payload, remoteAddress: from, ...keyHeader(key) });
};

/** The newest code that a phone has received. */
const newestCode = async ({ companies }: TestApi, phoneNumber: string): Promise<string> =>
  (await companies.inbox(phoneNumber)).find(({ otpCode }) => otpCode !== undefined)?.otpCode ?? '';

/** Requests a login code and reads it on the phone. */
export const receiveCode = async (api: TestApi, phoneNumber: string, from?: string): Promise<ReceivedCode> => {
  const { otpId } = (await askForCode(api, phoneNumber, from)).json<{ otpId: string }>();
  return { otpId, otpCode: await newestCode(api, phoneNumber), phoneNumber };
};

/** Enters a code. @returns the answer, also a refusal. */
export const enterCode = ({ app }: TestApi, code: ReceivedCode, key?: string) =>
  app.inject({ method: 'POST', url: '/v1/app/auth/otp/verify', payload: code, ...keyHeader(key) });

/** A code that certainly differs. */
export const wrongCode = ({ otpCode }: ReceivedCode): string =>
  String((Number(otpCode) + 1) % 1_000_000).padStart(6, '0');

/** An address of 삼성동, as the address form sends it. */
export const HOME_ADDRESS = {
  address: '서울 강남구 삼성동 159',
  roadAddress: '서울 강남구 영동대로 513',
  subAddress: '1동 101호',
  addressType: 'R',
  postalCode: '06164',
  entranceInfo: '문 앞',
  recipient: '받는 사람',
  sido: '서울',
  gungu: '강남구',
  emd: '삼성동',
  latitude: 37.50699,
  longitude: 127.05342,
};

/** A registration with the required terms. */
export const registrationBody = ({ otpId, otpCode }: ReceivedCode, change: Record<string, unknown> = {}) => ({
  otpId,
  otpCode,
  userId: null,
  fcmToken: null,
  deviceInfo: 'jest',
  addressInfo: HOME_ADDRESS,
  agreements: { service: true, privacy: true, location: false, marketing: false, night: false },
  ...change,
});

/** Sends a registration. @returns the answer, also a refusal. */
export const register = ({ app }: TestApi, payload: object) =>
  app.inject({ method: 'POST', url: '/v1/app/member/address', payload });

/** Registers a number, from the code to the login data. */
export const registerNumber = async (
  api: TestApi,
  phoneNumber: string,
  from?: string,
): Promise<Required<LoginDataView>> => {
  const code = await receiveCode(api, phoneNumber, from);
  return (await register(api, registrationBody(code))).json<Required<LoginDataView>>();
};

/** The bearer header of an access token. */
export const bearer = (accessToken: string) => ({ authorization: `Bearer ${accessToken}` });

/** Requests a code for this purpose at the present number, and reads it after earlier ones. */
export const receiveProof = async (
  api: TestApi,
  headers: ReturnType<typeof bearer>,
  purpose: 'phoneChange' | 'withdrawal',
): Promise<Omit<ReceivedCode, 'phoneNumber'>> => {
  const { app, parts } = api;
  await deleteAllUses(parts.database);
  const url = '/v1/app/member/proof';
  const { otpId } = (await app.inject({ method: 'POST', url, headers, payload: { purpose } })).json<{
    otpId: string;
  }>();
  const { phoneNumber } = (await app.inject({ url: '/v1/app/member', headers })).json<{ phoneNumber: string }>();
  return { otpId, otpCode: await newestCode(api, phoneNumber) };
};

/** Withdraws the member of this bearer header, with the required proof. @returns the answer, also a refusal. */
export const withdraw = async (api: TestApi, headers: ReturnType<typeof bearer>, reasons = ['다른 서비스를 써요']) => {
  const proof = await receiveProof(api, headers, 'withdrawal');
  return api.app.inject({
    method: 'PUT',
    url: '/v1/app/member/withdraw',
    headers,
    payload: { reasons, proof },
  });
};
