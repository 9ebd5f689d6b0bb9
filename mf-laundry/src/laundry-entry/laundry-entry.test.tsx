import { renderPage } from '@dongne/platform/testing';
import { waitFor } from '@testing-library/react';
import { routes } from '../routes';

describe('LaundryEntry', () => {
  it.each([
    ['/laundry', '/laundry/list'],
    ['/laundry?id=7', '/laundry/7'],
    ['/laundry?id=abc', '/laundry/list'],
    [
      '/laundry?sort=Distance&canMend=1&q=%EC%85%94%EC%B8%A0',
      '/laundry/list?sort=Distance&canMend=1&q=%EC%85%94%EC%B8%A0',
    ],
    ['/laundry?except=7&utm_source=x&sort=//evil.example', '/laundry/list?except=7'],
  ])('redirects from %s to %s', async (url, target) => {
    const { path } = renderPage(routes, { url });
    await waitFor(() => expect(path()).toBe(target));
  });
});
