import { endpoints, type RequestCreated } from '@dongne/contract';
import { send } from '@dongne/platform';
import { mendInfoOf, wishesBody } from '../request-form/wishes-body';
import type { NewRequestValues } from './new-request-values';

const bodyOf = (laundryId: number, values: NewRequestValues): FormData => {
  const body = wishesBody(values);
  body.set('laundryId', String(laundryId));
  body.set('collectionTime', values.collectionTime ?? '');
  const password = values.entrancePassword.trim();
  body.set(
    'entrance',
    JSON.stringify(values.entrance === 'password' ? { hasPassword: true, password } : { hasPassword: false }),
  );
  body.set('agreeTerm', String(values.agreeTerm));
  if (values.hasMend) body.set('mendInfo', mendInfoOf(values.mendNote));
  return body;
};

/**
 * Orders a pickup. The same key and form give the same request, however often they are sent.
 *
 * @param key the `Idempotency-Key` of this filled-in form.
 * @throws {ApiError} `SLOT_FULL`, `OUT_OF_AREA`, `VALIDATION` with fields, `TOO_LARGE`, `UNSUPPORTED_IMAGE`,
 *   `IDEMPOTENCY_MISMATCH` when a request with another content was accepted under this key.
 */
export const orderPickup = (laundryId: number, values: NewRequestValues, key: string): Promise<RequestCreated> =>
  send(endpoints.orderPickup, { body: bodyOf(laundryId, values), idempotencyKey: key });
