import { refuse, renderPage, type FakeAnswer } from '@dongne/platform/testing';
import { screen } from '@testing-library/react';
import { routes } from '../routes';

const STOP = 'POST /auth/lostNumber/stop';

const open = (url: string, answer: FakeAnswer<typeof STOP> = undefined) =>
  renderPage(routes, { url, api: { [STOP]: answer } });

const press = async ({ user }: ReturnType<typeof open>) =>
  user.click(await screen.findByRole('button', { name: '번호 변경 멈추기' }));

describe('StopPage', () => {
  it('stops a change by the token after # only on a click', async () => {
    const page = open('/login/number#secret');
    await screen.findByText('번호 변경을 멈출까요?');
    expect(page.calls).toEqual([]);
    await press(page);
    expect(await screen.findByText('번호 변경을 멈췄어요')).toBeVisible();
    expect(page.calls.map(({ body }) => body)).toEqual([{ token: 'secret' }]);
  });

  it('says that a link has expired', async () => {
    const page = open('/login/number#old', refuse('NOT_FOUND'));
    await press(page);
    expect(await screen.findByText('이미 멈췄거나 끝난 변경이에요')).toBeVisible();
    expect(screen.queryByRole('button', { name: '번호 변경 멈추기' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: '고객센터' })).toBeVisible();
  });

  it('says that a truncated link is invalid and sends nothing', async () => {
    const page = open('/login/number');
    await press(page);
    expect(await screen.findByText('이미 멈췄거나 끝난 변경이에요')).toBeVisible();
    expect(page.calls).toEqual([]);
  });

  it('can be retried after a failure', async () => {
    const page = open('/login/number#secret', refuse('INTERNAL'));
    await press(page);
    expect(await screen.findByRole('alert')).toHaveTextContent(/잠시 후/);
    expect(screen.getByRole('button', { name: '번호 변경 멈추기' })).toBeEnabled();
  });
});
