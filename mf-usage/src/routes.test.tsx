import { renderPage } from '@dongne/platform/testing';
import { screen } from '@testing-library/react';
import { routeTable } from './route-table';
import { routes } from './routes';

describe('the routes of this remote', () => {
  it('are for members only, but for the guides', () => {
    const open = routeTable.filter(({ access }) => access === 'public').map(({ path }) => path);
    expect(open).toEqual(['/applicate/guide', '/applicate/dailyLaundryGuide', '/applicate/dailyLaundryNewGuide']);
  });

  it.each(['/applicate/guide', '/applicate/dailyLaundryGuide', '/applicate/dailyLaundryNewGuide'])(
    'let visitors read %s',
    async (url) => {
      const { calls } = renderPage(routes, { url });
      expect(await screen.findAllByRole('listitem')).not.toHaveLength(0);
      expect(calls).toEqual([]);
    },
  );
});
