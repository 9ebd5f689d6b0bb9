import { withFiles } from './page-files';

const PAGES = {
  'usage-list/usage-list-page': { files: ['common.1.js', '42.1.js'], shares: ['dayjs'] },
  'entry/entry': { files: [], shares: [] },
};

const route = (path: string, page?: string) =>
  ({ path, access: 'member', layout: 'home', bar: null, ...(page === undefined ? {} : { page }) }) as const;

describe('the routes of a published remote', () => {
  it('list the scripts and shared packages of their pages', () => {
    expect(withFiles([route('/usage', 'usage-list/usage-list-page'), route('/', 'entry/entry')], PAGES)).toEqual([
      {
        path: '/usage',
        access: 'member',
        layout: 'home',
        bar: null,
        files: ['common.1.js', '42.1.js'],
        shares: ['dayjs'],
      },
      { path: '/', access: 'member', layout: 'home', bar: null, files: [], shares: [] },
    ]);
  });

  it('are refused when a page is unknown or missing', () => {
    const lost = [route('/usage/detail', 'usage-detail'), route('/usage/deny')];
    expect(() => withFiles(lost, PAGES)).toThrow(
      /^\/usage\/detail names the page usage-detail, which .* It loads usage-list\/usage-list-page, entry\/entry\.\n\/usage\/deny names no page: say in src\/route-table\.ts/,
    );
  });
});
