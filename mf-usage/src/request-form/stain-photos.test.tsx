import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { standAt } from '../testing/clock';
import { fieldsOf, openSecondScreen } from '../testing/request-form-page';

standAt('2037-03-03T20:30:00+09:00');

const png = (name: string) => new File(['png'], name, { type: 'image/png' });
const picker = () => screen.findByLabelText(/얼룩 사진 추가/);

describe('stain photos', () => {
  it('are shown, can be removed and are sent', async () => {
    const { user, agree, submit, posts } = await openSecondScreen();
    await user.click(screen.getByRole('switch', { name: '얼룩이 있어요' }));
    await user.upload(await picker(), [png('a.png'), png('b.png'), png('c.png')]);
    expect(await screen.findByRole('img', { name: '얼룩 사진 3' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '얼룩 사진 1 삭제' }));
    expect(screen.queryByRole('img', { name: '얼룩 사진 3' })).not.toBeInTheDocument();

    await agree();
    await submit();
    await waitFor(() => expect(posts()).toHaveLength(1));
    expect(fieldsOf(posts()[0]?.body)).toMatchObject({ hasStain: 'true', stain: ['stain-1.png', 'stain-2.png'] });
  });

  it('are rejected with an alert for a wrong type or too many', async () => {
    const { user } = await openSecondScreen();
    await user.click(screen.getByRole('switch', { name: '얼룩이 있어요' }));
    // Bypasses the file dialog, whose `accept` is only a hint.
    await userEvent.upload(await picker(), new File(['x'], 'a.webp', { type: 'image/webp' }), { applyAccept: false });
    const typeAlert = within(await screen.findByRole('alertdialog', { name: '사진을 등록할 수 없습니다' }));
    expect(typeAlert.getByText('jpg, gif, png, jpeg 파일만 등록할 수 있습니다.')).toBeInTheDocument();
    await user.click(typeAlert.getByRole('button', { name: '확인' }));

    await user.upload(
      await picker(),
      ['1', '2', '3', '4', '5', '6'].map((name) => png(`${name}.png`)),
    );
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('사진 등록은 5개 까지 할 수 있어요.');
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});
