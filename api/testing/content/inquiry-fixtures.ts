import { operatorHeaders, type TestMember } from '../fixtures';
import type { TestApi } from '../test-api';

const POST = { method: 'POST' } as const;

/** Leaves a message as a member. */
export const leaveMessage = (api: TestApi, { headers }: TestMember, fields: object = {}, key?: string) =>
  api.app.inject({
    ...POST,
    url: '/v1/app/inquiry',
    headers: { ...headers, ...(key !== undefined && { 'idempotency-key': key }) },
    payload: { category: 'Pickup', text: '내일 몇 시에 오나요?', ...fields },
  });

/** Replies in a thread as a member. */
export const replyAs = (api: TestApi, { headers }: TestMember, id: number, text: string, key?: string) =>
  api.app.inject({
    ...POST,
    url: `/v1/app/inquiry/${id}/message`,
    headers: { ...headers, ...(key !== undefined && { 'idempotency-key': key }) },
    payload: { text },
  });

/** A thread as its member reads it, or the refusal. */
export const readThread = (api: TestApi, { headers }: TestMember, id: number) =>
  api.app.inject({ url: `/v1/app/inquiry/${id}`, headers });

/** Answers as support. */
export const answerThread = async (api: TestApi, id: number, text: string) =>
  api.app.inject({
    ...POST,
    url: `/v1/operator/inquiries/${id}/answer`,
    headers: await operatorHeaders(api),
    payload: { text },
  });
