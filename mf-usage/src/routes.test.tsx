import { renderPage } from '@dongne/platform/testing';
import { screen } from '@testing-library/react';
import { routeTable } from './route-table';
import { routes } from './routes';

describe('routes of mf-usage', () => {
  it('require a login, except for the guides', () => {
    const open = routeTable.filter(({ access }) => access === 'public').map(({ path }) => path);
    expect(open).toEqual(['/applicate/guide', '/applicate/dailyLaundryGuide', '/applicate/dailyLaundryNewGuide']);
  });

  it.each(['/applicate/guide', '/applicate/dailyLaundryGuide', '/applicate/dailyLaundryNewGuide'])(
    'allow visitors to read %s',
    async (url) => {
      const { calls } = renderPage(routes, { url });
      expect(await screen.findAllByRole('listitem')).not.toHaveLength(0);
      expect(calls).toEqual([]);
    },
  );
});
