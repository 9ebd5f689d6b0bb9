import { renderPage } from '@dongne/platform/testing';
import { screen } from '@testing-library/react';
import { reloadPage } from '../errors/ways-out';
import { overrideOf } from './local-overrides';
import { OverrideBadges } from './override-badges';

jest.mock('../errors/ways-out');

const MANIFEST = 'http://localhost:8080/mf-manifest.json';

beforeEach(() => localStorage.clear());

describe("developer's own remote", () => {
  it.each([
    [MANIFEST, MANIFEST],
    ['http://127.0.0.1:8080/m.json', 'http://127.0.0.1:8080/m.json'],
    ['https://evil.example/m.json', undefined],
    ['http://localhost.evil.example/m.json', undefined],
    ['javascript:alert(1)//localhost', undefined],
    ['/m.json', undefined],
    ['', undefined],
  ])('%j is loaded from %j', (stored, expected) => {
    localStorage.setItem('override:mf_usage', stored);
    expect(overrideOf('mf_usage')).toBe(expected);
  });

  it('is named on every page with a reset button', async () => {
    localStorage.setItem('override:mf_usage', MANIFEST);
    localStorage.setItem('override:mf_auth', 'https://evil.example/m.json');
    const { user } = renderPage([{ path: '*', element: <OverrideBadges /> }], { url: '/' });
    expect(screen.getByText('mf_usage: 로컬')).toBeVisible();
    expect(screen.queryByText(/mf_auth/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '되돌리기' }));
    expect(overrideOf('mf_usage')).toBeUndefined();
    expect(reloadPage).toHaveBeenCalledTimes(1);
  });
});
