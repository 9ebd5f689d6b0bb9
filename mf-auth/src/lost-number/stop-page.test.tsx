import { refuse, renderPage, type FakeAnswer } from '@dongne/platform/testing';
import { screen } from '@testing-library/react';
import { routes } from '../routes';

const STOP = 'POST /auth/lostNumber/stop';

const open = (url: string, answer: FakeAnswer<typeof STOP> = undefined) =>
  renderPage(routes, { url, api: { [STOP]: answer } });

const press = async ({ user }: ReturnType<typeof open>) =>
  user.click(await screen.findByRole('button', { name: '번호 변경 멈추기' }));

describe('StopPage', () => {
  it('stops a change by the secret behind #, after a press only', async () => {
    const page = open('/login/number#secret');
    await screen.findByText('번호 변경을 멈출까요?');
    expect(page.calls).toEqual([]);
    await press(page);
    expect(await screen.findByText('번호 변경을 멈췄어요')).toBeVisible();
    expect(page.calls.map(({ body }) => body)).toEqual([{ token: 'secret' }]);
  });

  it.each([
    { name: 'has ended', url: '/login/number#old', answer: refuse('NOT_FOUND'), says: /이미 멈췄거나 끝난/, calls: 1 },
    { name: 'was cut', url: '/login/number', answer: undefined, says: /이미 멈췄거나 끝난/, calls: 0 },
    { name: 'meets a fault', url: '/login/number#secret', answer: refuse('INTERNAL'), says: /잠시 후/, calls: 1 },
  ])('says why a link that $name does nothing', async ({ url, answer, says, calls }) => {
    const page = open(url, answer);
    await press(page);
    expect(await screen.findByRole('alert')).toHaveTextContent(says);
    expect(page.calls).toHaveLength(calls);
    expect(screen.getByRole('button', { name: '번호 변경 멈추기' })).toBeEnabled();
  });
});
