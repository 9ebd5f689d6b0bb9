import { endpoints, type Endpoint } from '@dongne/contract';
import { read, send } from '../http/call';
import { http } from '../deprecated';
import { refuse, type FakeApi } from '../testing/fake-api';
import { queryOf, useRemote } from './use-remote';

/*
 * Calls that must not compile. `pnpm types` fails when one of them does: an unused `@ts-expect-error` is an error.
 * Never executed.
 */

// Unknown path, or one with another method.
// @ts-expect-error
({ method: 'get', path: '/no/such/path' }) satisfies Endpoint;
// @ts-expect-error
({ method: 'post', path: '/member/nickname' }) satisfies Endpoint;
// @ts-expect-error
void http.get('/no/such/path');

// Declaration that forgets `isForVisitors`, which decides where the call goes.
// @ts-expect-error
({ method: 'get', path: '/main' }) satisfies Endpoint;
// @ts-expect-error
({ method: 'get', path: '/member', isForVisitors: true }) satisfies Endpoint;

// Missing, misspelt or mistyped parameters.
// @ts-expect-error
void read(endpoints.notice);
// @ts-expect-error
void read(endpoints.notice, { noticeId: 3 });
// @ts-expect-error
queryOf(endpoints.requestDetail, { id: '31' });
export const useWrongParameters = (): void => {
  // @ts-expect-error
  useRemote(endpoints.pickupSlots, { id: 7 });
  // @ts-expect-error
  useRemote(endpoints.shopList, { sort: 'Nearest' });
};

// Missing, misspelt or incomplete bodies.
// @ts-expect-error
void send(endpoints.changeNickname);
// @ts-expect-error
void send(endpoints.changeNickname, { body: { nickName: '동네손님' } });
// @ts-expect-error
void send(endpoints.approvePrice, { params: { id: 31 }, body: { totalWon: 31_000 } });
// @ts-expect-error
void send(endpoints.requestDetail, { params: { id: 31 } });
// @ts-expect-error
void read(endpoints.cancelRequest, { id: 31 });

// Responses that the server never sends.
// @ts-expect-error
({ 'GET /no/such/path': {} }) satisfies FakeApi;
// @ts-expect-error
({ 'GET /notice/latest': {} }) satisfies FakeApi;
// @ts-expect-error
({ 'POST /member': {} }) satisfies FakeApi;
// @ts-expect-error
({ 'GET /notification/count': { unread: 3 } }) satisfies FakeApi;
// @ts-expect-error
({ 'GET /member/partnerInfo': () => ({ restrictions: [] }) }) satisfies FakeApi;
// @ts-expect-error
({ 'POST /request/delivery/31/cancel': refuse('SLOT_FULL') }) satisfies FakeApi;
