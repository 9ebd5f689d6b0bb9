import { renderPage } from '@dongne/platform/testing';
import { fireEvent, screen } from '@testing-library/react';
import { routes } from '../routes';

/** jsdom does not scroll. */
beforeAll(() => {
  Element.prototype.scrollTo = function scrollTo(this: Element, to?: ScrollToOptions | number) {
    if (typeof to === 'object') this.scrollLeft = to.left ?? 0;
  };
});

const open = (session: 'visitor' | 'member' = 'visitor', url = '/onboard') => renderPage(routes, { url, session });
const pageIs = (page: number) => expect(screen.getByRole('status')).toHaveTextContent(`3쪽 중 ${page}쪽`);
const track = () => screen.findByRole('list', { name: /화살표 키로/ });

describe('OnboardPage', () => {
  it('renders all three chapters in order', async () => {
    open();
    await track();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      '문 앞에 두면 가지러 가요',
      '금액을 먼저 확인해요',
      '깨끗하게 다시 문 앞으로',
    ]);
    pageIs(1);
  });

  it('advances by 다음 to the last page with the login', async () => {
    const { user, path } = open('visitor', '/onboard?path=%2Fusage');
    await track();
    expect(screen.queryByRole('link', { name: '시작하기' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '다음' }));
    pageIs(2);
    await user.click(screen.getByRole('button', { name: '다음' }));
    pageIs(3);
    expect(screen.queryByRole('button', { name: '다음' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: '시작하기' }));
    expect(path()).toBe('/login?path=%2Fusage');
  });

  it('follows a swipe once the next page is in view', async () => {
    open();
    const list = await track();
    Object.defineProperty(list, 'clientWidth', { value: 390 });
    list.scrollLeft = 200;
    fireEvent.scroll(list);
    pageIs(1);
    list.scrollLeft = 389;
    fireEvent.scroll(list);
    pageIs(2);
  });

  it('counts two quick clicks during one scroll animation', async () => {
    const { user } = open();
    const list = await track();
    Object.defineProperty(list, 'clientWidth', { value: 390 });
    await user.click(screen.getByRole('button', { name: '다음' }));
    list.scrollLeft = 1;
    fireEvent.scroll(list);
    pageIs(2);
    await user.click(screen.getByRole('button', { name: '다음' }));
    pageIs(3);
    // Touch interrupts the programmatic scroll.
    fireEvent.pointerDown(list);
    list.scrollLeft = 390;
    fireEvent.scroll(list);
    pageIs(2);
  });

  it('moves by keys within its bounds', async () => {
    const { user } = open();
    (await track()).focus();
    await user.keyboard('{ArrowLeft}');
    pageIs(1);
    await user.keyboard('{ArrowRight}');
    pageIs(2);
    await user.keyboard('{End}{ArrowRight}');
    pageIs(3);
    await user.keyboard('{Home}');
    pageIs(1);
  });

  it('moves to a page by its dot and marks the current one', async () => {
    const { user } = open();
    const list = await track();
    Object.defineProperty(list, 'clientWidth', { value: 390 });
    await user.click(screen.getByRole('button', { name: '3쪽' }));
    expect(screen.getByRole('button', { name: '3쪽', current: true })).toBeInTheDocument();
    expect(list.scrollLeft).toBe(780);
  });

  it.each([
    ['/onboard', '/'],
    ['/onboard?path=%2Flaundry%2F3', '/laundry/3'],
    ['/onboard?path=%2F%2Fevil.example', '/'],
  ])('is skipped from %s to %s', async (url, to) => {
    const { user, path } = open('visitor', url);
    await user.click(await screen.findByRole('link', { name: '건너뛰기' }));
    expect(path()).toBe(to);
  });

  it('redirects a member to the shops', async () => {
    const { user, path } = open('member');
    await user.click(await screen.findByRole('button', { name: '3쪽' }));
    await user.click(screen.getByRole('link', { name: '세탁소 찾기' }));
    expect(path()).toBe('/laundry/list');
  });
});
