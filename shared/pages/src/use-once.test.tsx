import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useOnce } from './use-once';

const Sender = ({ work }: { work: () => Promise<void> }) => {
  const [run, isRunning] = useOnce(work);
  return (
    <button type="button" onClick={() => void run().catch(() => undefined)}>
      {isRunning ? '보내는 중' : '보내기'}
    </button>
  );
};

/** Creates work that ends when the test says so. */
const waiting = () => {
  const ends: { resolve: () => void; reject: (why: Error) => void }[] = [];
  const work = jest.fn(() => new Promise<void>((resolve, reject) => void ends.push({ resolve, reject })));
  return { work, last: () => ends[ends.length - 1] };
};

describe('useOnce', () => {
  it('runs once for two clicks before a render', () => {
    const { work } = waiting();
    render(<Sender work={work} />);
    const button = screen.getByRole('button');
    act(() => {
      button.click();
      button.click();
    });
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('reports that it is running before the click has ended', () => {
    const { work } = waiting();
    render(<Sender work={work} />);
    const button = screen.getByRole('button');
    let seen: string | null = null;
    document.body.addEventListener('click', () => (seen = button.textContent), { once: true });
    act(() => button.click());
    expect(seen).toBe('보내는 중');
  });

  it.each(['resolve', 'reject'] as const)('can run again after the last one ended by %s', async (how) => {
    const { work, last } = waiting();
    render(<Sender work={work} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button'));
    await act(async () => last()?.[how](new Error('refused')));
    expect(screen.getByRole('button')).toHaveTextContent('보내기');
    await user.click(screen.getByRole('button'));
    expect(work).toHaveBeenCalledTimes(2);
  });
});
