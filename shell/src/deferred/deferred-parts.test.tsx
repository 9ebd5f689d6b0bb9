import { takeEvents } from '@dongne/platform';
import { renderPage } from '@dongne/platform/testing';
import { screen } from '@testing-library/react';
import { startAnalytics } from '../analytics/start-analytics';
import { watchRegistry } from '../registry/watch-registry';
import { DeferredParts } from './deferred-parts';

jest.mock('../analytics/start-analytics');
jest.mock('../registry/watch-registry');

const PAGE = (
  <>
    <h1>홈</h1>
    <DeferredParts registry={[]} />
  </>
);

it('removes a deferred part that throws and reports it once', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // silences React's report of the caught error
  jest.mocked(startAnalytics).mockImplementation(() => {
    throw new TypeError('URL.canParse is not a function');
  });
  const watched = jest.mocked(watchRegistry).mockReturnValue(() => undefined);
  renderPage([{ path: '*', element: PAGE }], { url: '/', api: {} });
  expect(screen.getByRole('heading', { name: '홈' })).toBeVisible();
  expect(watched).toHaveBeenCalled();
  const events: unknown[] = [];
  takeEvents(({ name, properties }) => events.push([name, properties]));
  expect(events).toEqual([
    ['remote_health', { step: 'error', remote: 'shell@local', cause: 'TypeError: URL.canParse is not a function' }],
  ]);
});
