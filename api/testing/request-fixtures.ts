import type { LightMyRequestResponse as Response } from 'fastify';
import type { TestApi } from './test-api';

/** 11:00 in Seoul, a day after `TEST_NOW`. */
export const TEST_SLOT = '2026-03-03T11:00:00+09:00';

/** One transparent pixel. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Texts and photos of a form; photos repeat their field. */
export interface TestForm {
  readonly fields: Readonly<Record<string, string>>;
  readonly photos?: readonly { readonly field: string; readonly bytes: Buffer; readonly filename?: string }[];
}

const BOUNDARY = 'boundary-of-the-tests';

/** A multipart body as a browser writes it. */
export const multipartBody = ({ fields, photos = [] }: TestForm): Buffer => {
  const texts = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
  const files = photos.map(({ field, bytes, filename = 'photo.png' }) =>
    Buffer.concat([
      Buffer.from(
        `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="${filename}"\r\ncontent-type: image/png\r\n\r\n`,
      ),
      bytes,
      Buffer.from('\r\n'),
    ]),
  );
  return Buffer.concat([...texts, ...files, Buffer.from(`--${BOUNDARY}--\r\n`)]);
};

/** Sends a form. */
export const sendForm = (
  { app }: TestApi,
  call: {
    readonly method: 'POST' | 'PUT';
    readonly url: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly form: TestForm;
  },
): Promise<Response> =>
  app.inject({
    method: call.method,
    url: call.url,
    headers: { ...call.headers, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    payload: multipartBody(call.form),
  });

/** Fields of a valid request at a shop. */
export const requestFields = (
  laundryId: number,
  changed: Readonly<Record<string, string>> = {},
): Record<string, string> => ({
  laundryId: String(laundryId),
  collectionTime: TEST_SLOT,
  laundryNumByUser: '3',
  hasPremium: 'false',
  hasStain: 'false',
  etc: '',
  deliveryBag: 'false',
  agreeTerm: 'true',
  ...changed,
});

/** Orders a pickup; the answer of the call. */
export const orderPickup = (
  api: TestApi,
  headers: Readonly<Record<string, string>>,
  form: TestForm,
): Promise<Response> => sendForm(api, { method: 'POST', url: '/v1/app/request/delivery', headers, form });
