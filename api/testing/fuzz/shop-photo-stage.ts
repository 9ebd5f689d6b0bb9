import { PIXEL } from '../request-fixtures';
import type { TestRequest } from '../shop-commands';
import type { TestApi } from '../test-api';

/** The id of a photo of the shop, for an operation about one; undefined for any other. */
export const prepareShopPhoto = async (
  api: TestApi,
  path: string,
  { shop }: TestRequest,
): Promise<number | undefined> => {
  if (!/\/photos\/|\/photo\/\{photoId\}/.test(path)) return undefined;
  const url = '/v1/partner/photos';
  const [known] = (await api.app.inject({ url, headers: shop })).json();
  if (known !== undefined) return known.id;
  const payload = { photo: `data:image/png;base64,${PIXEL.toString('base64')}` };
  const [added] = (await api.app.inject({ method: 'POST', url, headers: shop, payload })).json();
  return added.id;
};
