import { renderPage } from '@dongne/platform/testing';
import { waitFor } from '@testing-library/react';
import { routes } from '../routes';

describe('LaundryEntry', () => {
  it.each([
    ['/laundry', '/laundry/list'],
    ['/laundry?id=7', '/laundry/7'],
    ['/laundry?id=abc', '/laundry/list'],
  ])('leads from %s to %s', async (url, target) => {
    const { path } = renderPage(routes, { url });
    await waitFor(() => expect(path()).toBe(target));
  });
});
