import { HOME_ADDRESS } from '../login';
import type { TestRequest } from '../shop-commands';
import type { TestApi } from '../test-api';

/** The id of one of the customer's saved addresses, for an operation about one; undefined for any other. */
export const prepareAddress = async (
  api: TestApi,
  path: string,
  { customer: { headers } }: TestRequest,
): Promise<number | undefined> => {
  if (!path.includes('/member/addresses/')) return undefined;
  await api.app.inject({ method: 'PUT', url: '/v1/app/member/address', headers, payload: HOME_ADDRESS });
  const [kept] = (await api.app.inject({ url: '/v1/app/member/addresses', headers })).json();
  return kept.addressId;
};
