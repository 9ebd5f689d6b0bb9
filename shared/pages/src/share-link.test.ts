import { popups } from '@dongne/platform';
import { copyText, shareLink } from './share-link';

const NEVER = new Promise<never>(() => undefined);
const ADDRESS = 'http://localhost/mypage/invite';

const install = (device: Partial<Navigator>): void => {
  for (const [name, value] of Object.entries(device))
    Object.defineProperty(navigator, name, { configurable: true, value });
};

beforeEach(() => {
  jest.useFakeTimers();
  Reflect.deleteProperty(navigator, 'share');
  jest.spyOn(popups, 'toast').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('clipboard that never answers', () => {
  it.each([
    ['a text', () => copyText('ABCD12', '복사했어요'), '복사하지 못했어요. ABCD12'],
    [
      'an address',
      () => shareLink({ title: '초대', path: '/mypage/invite', copied: '복사했어요' }),
      `공유하지 못했어요. ${ADDRESS}`,
    ],
  ])('times out after 5 s and %s is shown for copying', async (_what, copy, sentence) => {
    install({
      clipboard: Object.assign(new EventTarget(), {
        writeText: () => NEVER,
        read: () => NEVER,
        readText: () => NEVER,
        write: () => NEVER,
      }),
    });
    const copied = copy();
    await jest.advanceTimersByTimeAsync(4_900);
    expect(popups.toast).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(100);
    await copied;
    expect(popups.toast).toHaveBeenCalledWith(sentence, { tone: 'error' });
  });
});
