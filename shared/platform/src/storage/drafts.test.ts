import { DRAFT_LIFE_MS } from '@dongne/contract';
import Cookies from 'js-cookie';
import { createStore } from 'jotai';
import { client } from '../http/http';
import { createQueryClient } from '../queries/query-client';
import { installRuntime } from '../runtime/runtime';
import { endSession, restoreSession, signIn, signOut } from '../session/session-actions';
import { fakeApi } from '../testing/fake-api';
import { DRAFT_PHOTOS, draftField, forgetOldDrafts } from './drafts';
import { deviceMemory } from './tab-memory';

const USER = { userId: 1, phoneNumber: '01000000001', nickname: '동네손님' };
const logIn = (userId: number) =>
  signIn({ accessToken: 'a', refreshToken: 'r', user: { ...USER, userId } }, '/applicate?laundryId=7');

/** Stores a draft of a member as its form does. */
const begin = (userId: number, at = Date.now()): void => {
  deviceMemory.keep(draftField(userId, 'request/7', 'etc'), '"살살"');
  deviceMemory.keep(draftField(userId, 'request/7', 'at'), String(at));
};

const deleteDatabase = jest.fn();
const isStored = (userId: number): boolean => deviceMemory.read(draftField(userId, 'request/7', 'etc')) !== undefined;

beforeEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
  client.defaults.adapter = fakeApi({ 'PUT /member/signOut': {} }).adapter;
  installRuntime({ store: createStore(), queryClient: createQueryClient() });
  restoreSession();
  deleteDatabase.mockClear();
  Object.assign(window, { indexedDB: { deleteDatabase } });
});

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'indexedDB');
});

describe('draft', () => {
  it('is deleted with its photos when its member logs out', async () => {
    await logIn(1);
    begin(1);
    deviceMemory.keep('dongne.visits', '{}');
    await signOut();
    // Nothing of the member remains: only visits and logouts.
    expect(Object.keys(localStorage).sort()).toEqual(['dongne.visits', 'sessionEndings']);
    expect(deleteDatabase).toHaveBeenCalledWith(DRAFT_PHOTOS);
  });

  it('is deleted with its photos when another member logs in', async () => {
    await logIn(1);
    begin(1);
    endSession();
    await logIn(2);
    expect(isStored(1)).toBe(false);
    expect(deleteDatabase).toHaveBeenCalledWith(DRAFT_PHOTOS);
  });

  it('remains for a member whose session expired while writing', async () => {
    await logIn(1);
    begin(1);
    endSession();
    expect(isStored(1)).toBe(true);
    await logIn(1);
    expect(isStored(1)).toBe(true);
    expect(deleteDatabase).not.toHaveBeenCalled();
  });

  it('is deleted on logout even where databases and storage are blocked', async () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
    Reflect.deleteProperty(window, 'indexedDB');
    await logIn(1);
    begin(1);
    expect(isStored(1)).toBe(true);
    await signOut();
    expect(isStored(1)).toBe(false);
  });

  it.each([
    ['is stored for its lifetime', DRAFT_LIFE_MS, true],
    ['is deleted on the next visit after its lifetime', DRAFT_LIFE_MS + 1, false],
    ['dated into the future by a wrong clock is deleted', -DRAFT_LIFE_MS - 1, false],
  ])('%s', (_, ageMs, stays) => {
    const now = Date.now();
    begin(1, now - ageMs);
    forgetOldDrafts(now);
    expect(isStored(1)).toBe(stays);
    expect(deleteDatabase).toHaveBeenCalledTimes(stays ? 0 : 1);
  });

  it('without a date is deleted when the app starts', () => {
    deviceMemory.keep(draftField(1, 'request/7', 'etc'), '"살살"');
    restoreSession();
    expect(isStored(1)).toBe(false);
  });
});
