import { DRAFT_PHOTOS } from '@dongne/platform';
import { IDBFactory } from 'fake-indexeddb';
import type * as DraftPhotos from './draft-photos';

const photo = (id: string, text = id) => ({ id, backgroundUrl: `data:image/png;base64,${btoa(text)}`, keptId: null });

/** Simulates a reload: everything in the memory of the page is lost. */
const freshPage = (): typeof DraftPhotos => {
  let page: typeof DraftPhotos | undefined;
  jest.isolateModules(() => {
    page = jest.requireActual('./draft-photos');
  });
  if (page === undefined) throw new Error('No page.');
  return page;
};

beforeEach(() => {
  // jsdom lacks both APIs, and Node's own structuredClone cannot clone its files.
  Object.assign(globalThis, { indexedDB: new IDBFactory(), structuredClone: (value: unknown) => value });
});

afterEach(() => {
  localStorage.clear();
  Reflect.deleteProperty(globalThis, 'indexedDB');
});

describe('DraftPhotos', () => {
  it('restores photos in order after a reload', async () => {
    await freshPage().storePhotos([photo('a'), photo('b')]);
    expect(await freshPage().readPhotos(['b', 'a'])).toEqual([photo('b'), photo('a')]);
  });

  it('deletes removed photos and those of deleted drafts', async () => {
    const page = freshPage();
    await page.storePhotos([photo('a'), photo('b'), photo('c')]);
    await page.forgetPhotos(['a']);
    localStorage.setItem('draft:1:review/31:photos', JSON.stringify(['b']));
    await page.forgetUnusedPhotos();
    expect(await page.readPhotos(['a'])).toEqual([]);
    expect(await freshPage().readPhotos(['a', 'b', 'c'])).toEqual([photo('b')]);
  });

  it('skips invalid entries of the database', async () => {
    const page = freshPage();
    await page.storePhotos([photo('a')]);
    const opening = indexedDB.open(DRAFT_PHOTOS);
    const database = await new Promise<IDBDatabase>((resolve) => {
      opening.onsuccess = () => resolve(opening.result);
    });
    database.transaction('photos', 'readwrite').objectStore('photos').put('garbage', 'a');
    database.close();
    expect(await freshPage().readPhotos(['a'])).toEqual([]);
  });

  it('falls back to memory when the browser has no database', async () => {
    Reflect.deleteProperty(globalThis, 'indexedDB');
    const page = freshPage();
    await page.storePhotos([photo('a')]);
    expect(await page.readPhotos(['a'])).toEqual([photo('a')]);
    await page.forgetPhotos(['a']);
    expect(await page.readPhotos(['a'])).toEqual([]);
    expect(await freshPage().readPhotos(['a'])).toEqual([]);
  });

  it('falls back to memory when the database is full', async () => {
    const page = freshPage();
    await page.storePhotos([photo('a')]);
    Object.assign(globalThis, {
      structuredClone: () => {
        throw new DOMException('', 'QuotaExceededError');
      },
    });
    await page.storePhotos([photo('b')]);
    expect(await page.readPhotos(['a', 'b'])).toEqual([photo('a'), photo('b')]);
  });

  it('resolves without photos when the database never opens', async () => {
    jest.useFakeTimers();
    Object.assign(globalThis, { indexedDB: { open: () => ({}) } });
    const reading = freshPage().readPhotos(['a']);
    await jest.runOnlyPendingTimersAsync();
    expect(await reading).toEqual([]);
    jest.useRealTimers();
  });

  it('does not block a logout that deletes the database', async () => {
    await freshPage().storePhotos([photo('a')]);
    const deleting = indexedDB.deleteDatabase(DRAFT_PHOTOS);
    const blocked = jest.fn();
    deleting.onblocked = blocked;
    await new Promise((resolve) => {
      deleting.onsuccess = resolve;
    });
    expect(blocked).not.toHaveBeenCalled();
    expect(await freshPage().readPhotos(['a'])).toEqual([]);
  });
});
