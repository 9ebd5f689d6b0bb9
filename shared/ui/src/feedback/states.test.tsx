import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../theme/ui-provider';
import { ErrorState } from './error-state';
import { Price } from './price';
import { Rating } from './rating';
import { SkeletonRows } from './skeleton';
import { SkeletonGroup } from './skeleton-group';

describe('ErrorState', () => {
  it('shows what failed and retries', async () => {
    const onRetry = jest.fn();
    render(<ErrorState message="데이터를 불러오지 못했어요" onRetry={onRetry} />, { wrapper: UiProvider });
    expect(screen.getByRole('alert')).toHaveTextContent('데이터를 불러오지 못했어요');
    await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('has no button without a retry', () => {
    render(<ErrorState message="데이터를 불러오지 못했어요" />, { wrapper: UiProvider });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('SkeletonGroup', () => {
  it('announces once that content is loading', () => {
    render(
      <SkeletonGroup>
        <SkeletonRows rows={3} />
      </SkeletonGroup>,
      { wrapper: UiProvider },
    );
    expect(screen.getByRole('status')).toHaveTextContent(/^불러오는 중이에요$/);
  });
});

describe('Price', () => {
  it('shows the price before a discount only if it was higher', () => {
    const { rerender } = render(<Price amountWon={13_500} beforeWon={15_000} />, { wrapper: UiProvider });
    expect(screen.getByText('13,500원')).toBeInTheDocument();
    expect(screen.getByText('15,000원')).toBeInTheDocument();
    rerender(<Price amountWon={15_000} beforeWon={15_000} />);
    expect(screen.getAllByText('15,000원')).toHaveLength(1);
  });
});

describe('Rating', () => {
  it.each([
    [5, 'full full full full full'],
    [4.5, 'full full full full half'],
    [4.3, 'full full full full half'],
    [4.2, 'full full full full empty'],
    [0.5, 'half empty empty empty empty'],
    [0, 'empty empty empty empty empty'],
  ])('of %d renders %s and shows the number itself', (value, stars) => {
    const { container } = render(<Rating value={value} showStars />, { wrapper: UiProvider });
    const rendered = [...container.querySelectorAll('[data-star]')].map((star) => star.getAttribute('data-star'));
    expect(rendered.join(' ')).toBe(stars);
    expect(container).toHaveTextContent(`별점 5점 만점에 ${value.toFixed(1)}`);
  });

  it('is announced as a sentence, not as stars', () => {
    const { container } = render(<Rating value={4.8} count={1234} />, { wrapper: UiProvider });
    expect(container).toHaveTextContent('별점 5점 만점에 4.8(1,234개)');
  });
});
