import { SPRING_SALE_EVENT_ID } from '@dongne/contract';
import type { RenderedPlace } from '@dongne/platform';
import { pageHeads } from './page-heads';
import { routeTable } from './route-table';

const place = (over: Partial<RenderedPlace> = {}): RenderedPlace => ({
  params: {},
  query: new URLSearchParams(),
  answerOf: () => undefined,
  isNotThere: () => false,
  address: (path) => path,
  ...over,
});

const canonicalOf = (route: string, over: Partial<RenderedPlace>) => pageHeads[route]?.(place(over)).canonical;

describe('heads of notices and events', () => {
  it('give a notice the same canonical URL from path and query', () => {
    expect(canonicalOf('/mypage/notice/:id', { params: { id: '3' } })).toBe('/mypage/notice/3');
    expect(canonicalOf('/noticeDetail', { query: new URLSearchParams('?id=3&utm_source=push') })).toBe(
      '/mypage/notice/3',
    );
  });

  it('give the spring sale its readable URL', () => {
    const id = String(SPRING_SALE_EVENT_ID);
    expect(canonicalOf('/event/:id', { params: { id } })).toBe('/event/springSale');
    expect(canonicalOf('/event/springSale', {})).toBe('/event/springSale');
    expect(canonicalOf('/event/:id', { params: { id: '61' } })).toBe('/event/61');
  });

  it.each([
    ['/mypage/notice/:id', { params: { id: 'x' } }],
    ['/noticeDetail', {}],
    ['/event/:id', { params: { id: '0' } }],
    ['/event/:id', { params: { id: '9' }, isNotThere: () => true }],
    ['/mypage/notice/:id', { params: { id: '9' }, isNotThere: () => true }],
  ])('say that there is none at %s', (route, over) => expect(pageHeads[route]?.(place(over)).isMissing).toBe(true));

  it('exist for known routes only', () => {
    const paths: readonly string[] = routeTable.map(({ path }) => path);
    expect(Object.keys(pageHeads).filter((path) => !paths.includes(path))).toEqual([]);
  });
});
