import { Type } from 'typebox';
import { type PushKeys, callProvider, type ProviderFetch } from '#base';
import { jsonAnswer } from './json-answer';
import type { PushSender, PushSending, SendOutcome } from './sender';

const FcmError = Type.Object({
  error: Type.Object({
    status: Type.String(),
    details: Type.Optional(Type.Array(Type.Object({ errorCode: Type.Optional(Type.String()) }))),
  }),
});

/**
 * Request body: notification, data for the app, and a tag with which a phone replaces a repeated one, because FCM has
 * no idempotency key.
 */
const bodyOf = ({ key, token, title, text, path }: PushSending): string =>
  JSON.stringify({
    message: {
      token,
      notification: { title, body: text },
      data: { key, ...(path === null ? {} : { path }) },
      android: { priority: 'HIGH', notification: { tag: key } },
      apns: { headers: { 'apns-collapse-id': key }, payload: { aps: { sound: 'default' } } },
    },
  });

const outcomeOf = (status: number, text: string): SendOutcome | { readonly state: 'gone' } => {
  if (status === 200) return { state: 'sent' };
  const failure = jsonAnswer(FcmError, text)?.error;
  const code = failure?.details?.find(({ errorCode }) => errorCode !== undefined)?.errorCode ?? failure?.status;
  // A token of another project is as invalid as one of a removed app.
  if (code === 'UNREGISTERED' || code === 'SENDER_ID_MISMATCH') return { state: 'gone' };
  if (code === 'INVALID_ARGUMENT') return { state: 'refused', reason: code };
  return { state: 'unknown', reason: code === undefined ? `http ${status}` : code };
};

/**
 * Push sender for Firebase Cloud Messaging, HTTP v1 (firebase.google.com/docs/reference/fcm/rest/v1/projects.messages).
 *
 * @param accessToken returns a bearer token of the service account; undefined if none is available.
 * @param fetch calls its server.
 */
export const fcmPush = (
  { apiUrl, projectId }: Pick<PushKeys, 'apiUrl' | 'projectId'>,
  accessToken: (now: Date) => Promise<string | undefined>,
  fetch: ProviderFetch,
): PushSender => ({
  send: async (push) => {
    const bearer = await accessToken(push.now);
    if (bearer === undefined) return { state: 'unknown', reason: 'no access token' };
    const reply = await callProvider(fetch, {
      url: `${apiUrl}/v1/projects/${encodeURIComponent(projectId)}/messages:send`,
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
      body: bodyOf(push),
    });
    return reply.state === 'unanswered'
      ? { state: 'unknown', reason: reply.doubt.why }
      : outcomeOf(reply.status, reply.text);
  },
});
