import { UiProvider } from '@dongne/ui';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PhotoGallery } from './photo-gallery';

const PHOTOS = [1, 2, 3].map((id) => ({ id, url: `/p${id}` }));

const openAt = async (place: number) => {
  const user = userEvent.setup();
  render(
    <UiProvider>
      <PhotoGallery name="리뷰 사진" photos={PHOTOS} />
    </UiProvider>,
  );
  await user.click(screen.getByRole('img', { name: `리뷰 사진 ${place} 크게 보기` }));
  return { user, dialog: within(screen.getByRole('dialog', { name: '리뷰 사진' })) };
};

describe('PhotoGallery', () => {
  it('opens the tapped photo and moves by button and key', async () => {
    const { user, dialog } = await openAt(2);
    expect(dialog.getByRole('img', { name: '리뷰 사진 2' })).toHaveAttribute('src', '/p2');
    await user.click(dialog.getByRole('button', { name: '다음 사진' }));
    expect(dialog.getByText('3장 중 3번째')).toBeInTheDocument();
    await user.keyboard('{ArrowRight}');
    expect(dialog.getByText('3장 중 3번째')).toBeInTheDocument();
    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(dialog.getByText('3장 중 1번째')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: '이전 사진' })).toBeDisabled();
  });

  it('moves by a swipe and not by a tap', async () => {
    const { dialog } = await openAt(1);
    const swipe = (from: number, to: number) => {
      const photo = dialog.getByRole('img');
      fireEvent.touchStart(photo, { touches: [{ clientX: from }] });
      fireEvent.touchEnd(photo, { changedTouches: [{ clientX: to }] });
    };
    swipe(200, 190);
    expect(dialog.getByText('3장 중 1번째')).toBeInTheDocument();
    swipe(200, 90);
    expect(dialog.getByText('3장 중 2번째')).toBeInTheDocument();
    swipe(90, 200);
    expect(dialog.getByText('3장 중 1번째')).toBeInTheDocument();
  });

  it('closes by Escape and returns the focus', async () => {
    const { user } = await openAt(3);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: '리뷰 사진 3 크게 보기' })).toHaveFocus();
  });

  it('renders nothing without photos', () => {
    const { container } = render(
      <UiProvider>
        <PhotoGallery name="리뷰 사진" photos={[]} />
      </UiProvider>,
    );
    expect(within(container).queryByRole('list')).not.toBeInTheDocument();
  });
});
