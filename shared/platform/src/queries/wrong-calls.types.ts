import { endpoints, type Endpoint } from '@dongne/contract';
import { read, send } from '../http/call';
import { http } from '../retired';
import { refuse, type FakeApi } from '../testing/fake-api';
import { queryOf, useRemote } from './use-remote';

/*
 * Calls that must not compile. `pnpm types` fails when one of them does: an expected error that does not come is an error.
 * Nothing runs this file.
 */

// A path the server does not have, or has under another method.
// @ts-expect-error
({ method: 'get', path: '/no/such/path' }) satisfies Endpoint;
// @ts-expect-error
({ method: 'post', path: '/member/nickname' }) satisfies Endpoint;
// @ts-expect-error
void http.get('/no/such/path');

// Visitors may read it, which decides where the call goes: a declaration that forgets it.
// @ts-expect-error
({ method: 'get', path: '/main' }) satisfies Endpoint;
// @ts-expect-error
({ method: 'get', path: '/member', isForVisitors: true }) satisfies Endpoint;

// Parameters that are missing, misspelt or of another type.
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

// Bodies that are missing, misspelt or too short.
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

// What the server never answers.
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
