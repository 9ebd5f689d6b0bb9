import { renderPage } from '@dongne/platform/testing';
import { screen } from '@testing-library/react';
import { routeTable } from './route-table';
import { routes } from './routes';

describe('routeTable', () => {
  it('opens only the offer and the providers’ windows to visitors', () => {
    const open = routeTable.filter(({ access }) => access === 'public').map(({ path }) => path);
    expect(open.filter((path) => !/^\/(inicis|nicepay)\//.test(path))).toEqual(['/membership']);
  });

  it.each([
    ['/inicis/inicisPopup', '카드 인증'],
    ['/inicis/inicisPayPopup', '카드 결제'],
    ['/nicepay/nicePopup', '카드 인증'],
    ['/nicepay/nicePayPopup', '카드 결제'],
  ])('%s has its own heading without an app bar: %s', async (url, name) => {
    renderPage(routes, { url });
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  });
});
