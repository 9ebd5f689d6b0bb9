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

  it('says of a link that has ended that there is nothing to stop any more', async () => {
    const page = open('/login/number#old', refuse('NOT_FOUND'));
    await press(page);
    expect(await screen.findByText('이미 멈췄거나 끝난 변경이에요')).toBeVisible();
    expect(screen.queryByRole('button', { name: '번호 변경 멈추기' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: '고객센터' })).toBeVisible();
  });

  it('says so of a link that was cut, and asks nobody', async () => {
    const page = open('/login/number');
    await press(page);
    expect(await screen.findByText('이미 멈췄거나 끝난 변경이에요')).toBeVisible();
    expect(page.calls).toEqual([]);
  });

  it('can be pressed again after a fault', async () => {
    const page = open('/login/number#secret', refuse('INTERNAL'));
    await press(page);
    expect(await screen.findByRole('alert')).toHaveTextContent(/잠시 후/);
    expect(screen.getByRole('button', { name: '번호 변경 멈추기' })).toBeEnabled();
  });
});
