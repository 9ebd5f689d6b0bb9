import { signIn } from '@dongne/platform';
import { createQueryClient, installRuntime, restoreSession } from '@dongne/platform';
import { createStore } from 'jotai';
import { EMPTY_REQUEST } from '../request-form/new-request-values';
import { createDraftStore } from './draft-store';
import { readDraft } from './draft-texts';

const OWNER = { userId: 1, laundryId: 7 };
const USER = { userId: 1, phoneNumber: '01000000001', nickname: '동네손님' };
const SHOP = { canMend: true, dailyLaundryPaidService: [], prices: [] };
const FORM = { ...EMPTY_REQUEST, etc: '살' };

let write: jest.SpyInstance<void, [string, string]>;
const fieldsWritten = () => write.mock.calls.map(([name]) => name.split(':').pop());

beforeEach(async () => {
  installRuntime({ store: createStore(), queryClient: createQueryClient() });
  restoreSession();
  await signIn({ accessToken: 'a', refreshToken: 'r', user: USER }, '/');
  jest.useFakeTimers();
  write = jest.spyOn(Storage.prototype, 'setItem');
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** Keeper with a stored draft. */
const storeForm = () => {
  const store = createDraftStore(OWNER, EMPTY_REQUEST);
  store.note(FORM);
  store.flush();
  write.mockClear();
  return store;
};

describe('draft store of a form', () => {
  it('batches keystrokes and writes only the changed field', () => {
    const store = storeForm();
    for (const etc of ['살살', '살살 부', '살살 부탁']) store.note({ ...FORM, etc });
    expect(fieldsWritten()).toEqual([]);
    jest.runOnlyPendingTimers();
    expect(fieldsWritten()).toEqual(['at', 'etc']);
    expect(readDraft(OWNER, SHOP).etc).toBe('살살 부탁');
  });

  it('writes nothing without a change or for the door code', () => {
    const store = storeForm();
    store.note({ ...FORM });
    store.note({ ...FORM, entrancePassword: '4821' });
    jest.runOnlyPendingTimers();
    store.flush();
    expect(fieldsWritten()).toEqual([]);
  });

  it('writes nothing for a form that was only opened', () => {
    const store = createDraftStore(OWNER, EMPTY_REQUEST);
    store.note(EMPTY_REQUEST);
    store.flush();
    expect(fieldsWritten()).toEqual([]);
  });

  it('flushes everything before sending, so that a reload resends the same', () => {
    const store = storeForm();
    store.note({ ...FORM, hasPremium: true });
    const attempt = { key: 'k', content: 'c', isRefused: false };
    store.noteAttempt(attempt);
    expect(readDraft(OWNER, SHOP)).toMatchObject({ etc: '살', hasPremium: true, attempt });
  });

  it('rewrites everything when an order in another tab deleted it', () => {
    const store = storeForm();
    localStorage.clear();
    store.note({ ...FORM, hasPremium: true });
    store.flush();
    expect(readDraft(OWNER, SHOP)).toMatchObject({ etc: '살', hasPremium: true });
  });

  it('continues when storage is full', () => {
    write.mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    const store = createDraftStore(OWNER, EMPTY_REQUEST);
    store.note(FORM);
    store.flush();
    expect(readDraft(OWNER, SHOP).etc).toBe('살');
  });
});
