/** @jest-environment node */
import { endpoints } from '@dongne/contract';
import { useAppBar, useRemote, type RemoteModule } from '@dongne/platform';
import type { ReactNode } from 'react';
import { buildMain } from '../testing/build-home';
import { buildRegistryEntry } from '../testing/build-registry';
import { drawPage, type PageToDraw } from './draw-page';
import { Navigate } from './leads-elsewhere';

/** What the API answers, by what an address holds. */
const answering = (answers: Record<string, unknown>): jest.Mock =>
  jest.fn(async (address: string, { headers }: { headers: Record<string, string> }) => {
    const [, answer] = Object.entries(answers).find(([part]) => address.includes(part)) ?? [];
    if (answer === undefined) return new Response(JSON.stringify({ error: { code: 'INTERNAL' } }), { status: 500 });
    return new Response(JSON.stringify(typeof answer === 'function' ? answer(headers) : answer));
  });

class Response {
  constructor(
    private readonly body: string,
    private readonly options: { status: number } = { status: 200 },
  ) {}
  get status(): number {
    return this.options.status;
  }
  get ok(): boolean {
    return this.status < 300;
  }
  text = async (): Promise<string> => this.body;
}

const REGISTRY = { microFrontends: { mf_usage: [buildRegistryEntry()] } };

const page = (over: Partial<PageToDraw> = {}): PageToDraw => ({
  pathname: '/',
  search: '',
  cookies: 'closeTutorial=Y',
  userAgent: '',
  registry: REGISTRY,
  module: undefined,
  api: { origin: 'http://api', caller: { 'x-forwarded-for': '1.2.3.4' }, signal: new AbortController().signal },
  onTurn: () => undefined,
  ...over,
});

const moduleWith = (element: ReactNode): RemoteModule => ({ routes: [{ path: '/shop', element }] });

const opened = (element: ReactNode, cookies = ''): PageToDraw => {
  const entry = buildRegistryEntry();
  const routes = [
    {
      path: '/shop',
      access: 'public' as const,
      layout: 'default' as const,
      bar: { left: 'back' as const, title: '가게' },
    },
  ];
  return page({
    pathname: '/shop',
    cookies,
    registry: { microFrontends: { mf_usage: [{ ...entry, extras: { ...entry.extras, routes } }] } },
    module: moduleWith(element),
  });
};

const placeCookie = (label: string): string =>
  `nonMemberAddress=${encodeURIComponent(JSON.stringify({ label, latitude: 37.5, longitude: 127 }))}`;

const NamedPage = () => {
  const main = useRemote(endpoints.mainView, {});
  useAppBar({ title: main.state === 'ready' ? '이름난 가게' : undefined });
  return <p>{main.state === 'ready' ? '읽은 내용' : '불러오는 중'}</p>;
};

/** Each reads what it shows, and shows the next. */
const Reader = ({ depth }: { depth: number }) => {
  const shop = useRemote(endpoints.shopDetail, { id: depth });
  if (shop.state !== 'ready') return <p>불러오는 중</p>;
  return (
    <>
      <b>{`${depth}층`}</b>
      <Reader depth={depth + 1} />
    </>
  );
};

const Broken = (): never => {
  throw new Error('broken while drawing');
};

const before = globalThis.fetch;
beforeEach(() => {
  globalThis.fetch = answering({ '/main': buildMain() });
});
afterEach(() => {
  globalThis.fetch = before;
});

describe('a page drawn on the server', () => {
  it('is Home with what its visitor will find there, and with the answers that it was drawn from', async () => {
    const drawn = await drawPage(page({ cookies: placeCookie('부산 해운대구 우동') }));
    expect(drawn?.html).toContain('부산 해운대구 우동');
    expect(drawn?.html).toContain('주변 세탁소 찾기');
    expect(drawn?.title).toBe('동네세탁');
    expect(drawn?.view).toMatchObject({ userId: null, remote: null });
    expect(drawn?.view.queries.map(([key]) => key[0])).toContain('main');
    expect(drawn?.errors).toEqual([]);
  });

  it('waits for what the page reads, and for the title that it finds out by it', async () => {
    const drawn = await drawPage(opened(<NamedPage />));
    expect(drawn?.html).toContain('읽은 내용');
    expect(drawn?.html).toMatch(/<h1[^>]*>이름난 가게<\/h1>/);
    expect(drawn?.title).toBe('이름난 가게 · 동네세탁');
    expect(drawn?.view).toMatchObject({ remote: 'mf_usage@1.1.0', title: '이름난 가게' });
  });

  it('gives no answer that is not drawn, where one thing is read after the other without an end', async () => {
    globalThis.fetch = answering({ '/laundry/': {} });
    const drawn = await drawPage(opened(<Reader depth={1} />));
    const depths = drawn?.html.match(/<b>\d+층<\/b>/g) ?? [];
    expect(depths.length).toBeGreaterThan(4);
    expect(drawn?.view.queries).toHaveLength(depths.length);
  });

  it('is each visitor’s own, however many are drawn at the same time', async () => {
    const places = Array.from({ length: 12 }, (_, index) => `${index}번 동네`);
    const pages = await Promise.all(places.map((place) => drawPage(page({ cookies: placeCookie(place) }))));
    pages.forEach((drawn, index) => {
      const shown = places.filter((place) => drawn?.html.includes(`>${place}<`));
      expect(shown).toEqual([places[index]]);
    });
  });

  it('asks the API as the member whose cookies came, and tells it who calls', async () => {
    globalThis.fetch = answering({
      '/main': buildMain(),
      '/partnerInfo': [],
      '/count': { count: 3 },
      '/processing': [],
      '/consents': [],
      '/member/address': {},
    });
    const userInfo = encodeURIComponent(JSON.stringify({ userId: 7, phoneNumber: '01000000001', nickname: '손님' }));
    const drawn = await drawPage(page({ cookies: `accessToken=own; refreshToken=held; userInfo=${userInfo}` }));
    expect(drawn?.view.userId).toBe(7);
    const told = { headers: expect.objectContaining({ Authorization: 'Bearer own', 'x-forwarded-for': '1.2.3.4' }) };
    for (const [, options] of jest.mocked(globalThis.fetch).mock.calls) expect(options).toMatchObject(told);
  });

  it.each([
    ['a visitor on a member’s page', page({ pathname: '/usage', module: moduleWith(null) })],
    ['a page that leads on', opened(<Navigate />)],
    ['a path that nobody has', page({ pathname: '/nowhere' })],
    ['a native app’s first start', page({ cookies: 'fcmtoken=Y' })],
    ['a remote without a server bundle', { ...opened(null), module: undefined }],
  ])('is left to the browser for %s', async (_who, asked) => expect(await drawPage(asked)).toBeUndefined());

  it('is left to the browser when the API does not say what it needs', async () => {
    globalThis.fetch = answering({});
    await expect(drawPage(page())).rejects.toThrow();
  });

  it('leaves the place of a page that throws to the browser, and says what it was', async () => {
    const drawn = await drawPage(opened(<Broken />));
    expect(drawn?.errors.join()).toContain('broken while drawing');
    expect(drawn?.html).toMatch(/<h1[^>]*>가게<\/h1>/);
  });
});
