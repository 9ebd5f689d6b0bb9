import { ApiError } from '@dongne/platform';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import type { Attempt } from './attempt';
import { saveAttempt, readAttempt } from './saved-attempt';
import { useServerForm } from './use-server-form';

const SCHEMA = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(2, '두 글자부터예요.')),
  place: v.pipe(v.string(), v.nonEmpty('골라 주세요.')),
});
type Sent = v.InferOutput<typeof SCHEMA>;

interface PageProps {
  readonly send: (sent: Sent, key: string) => Promise<string>;
  readonly onDone?: (answer: string) => void;
  readonly isWrong?: () => boolean;
}

const contentOf = ({ name }: Sent) => name;

const Page = ({ send, onDone = () => undefined, isWrong = () => false }: PageProps) => {
  const { form, values, problems, change, failure, isPending, formProps } = useServerForm({
    defaultValues: { name: '', place: '' },
    schema: SCHEMA,
    isWrong,
    fieldOfWire: { nickname: 'name' },
    attempt: { contentOf, first: readAttempt('form'), keep: (attempt) => saveAttempt('form', attempt) },
    send,
    onDone,
    placeOf: ({ code }) => (code === 'SLOT_FULL' ? { place: '다 찼어요.' } : undefined),
  });
  return (
    <form {...formProps}>
      <div {...(problems.place !== undefined && { 'data-wrong': '' })}>
        <button type="button" onClick={() => change({ place: '문 앞' })}>
          {values.place || '고르기'}
        </button>
        <p>{problems.place}</p>
      </div>
      <input aria-label="이름" aria-invalid={problems.name !== undefined} {...form.register('name')} />
      <p>{problems.name}</p>
      <p role="alert">{failure?.sentence}</p>
      <button type="submit" aria-busy={isPending}>
        보내기
      </button>
    </form>
  );
};

const open = (props: PageProps) => {
  const user = userEvent.setup();
  const { container, unmount } = render(<Page {...props} />);
  const fillIn = async (name = '동네') => {
    await user.clear(screen.getByRole('textbox', { name: '이름' }));
    await user.type(screen.getByRole('textbox', { name: '이름' }), name);
    await user.click(screen.getAllByRole('button')[0] ?? container);
  };
  return { user, container, unmount, fillIn, press: () => user.click(screen.getByRole('button', { name: '보내기' })) };
};

const refusal = (code: 'VALIDATION' | 'SLOT_FULL' | 'OUT_OF_AREA', fields: Record<string, string> = {}) =>
  new ApiError(code, 400, '안 돼요.', fields);

beforeEach(() => sessionStorage.clear());

describe('useServerForm', () => {
  it('keeps values out of the URL when only the browser submits it', () => {
    const { container } = open({ send: jest.fn() });
    expect(container.querySelector('form')).toHaveAttribute('method', 'post');
  });

  it('sends nothing while invalid and focuses the first error', async () => {
    const send = jest.fn();
    const { press } = open({ send });
    await press();
    expect(await screen.findByText('골라 주세요.')).toBeInTheDocument();
    expect(screen.getByText('두 글자부터예요.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '고르기' })).toHaveFocus();
    expect(send).not.toHaveBeenCalled();
  });

  it('clears the error of a changed field, and of no other', async () => {
    const { press, user } = open({ send: jest.fn() });
    await press();
    await screen.findByText('골라 주세요.');
    await user.click(screen.getByRole('button', { name: '고르기' }));
    expect(screen.queryByText('골라 주세요.')).not.toBeInTheDocument();
    expect(screen.getByText('두 글자부터예요.')).toBeInTheDocument();
  });

  it("sends the schema's output once, however often it is submitted", async () => {
    const send = jest.fn(() => new Promise<string>(() => undefined));
    const { container, fillIn } = open({ send });
    await fillIn(' 동네 ');
    const form = container.querySelector('form');
    if (form === null) throw new Error('There is no form.');
    fireEvent.submit(form);
    fireEvent.submit(form);
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    expect(send).toHaveBeenCalledWith({ name: '동네', place: '문 앞' }, expect.any(String));
    await waitFor(() => expect(screen.getByRole('button', { name: /보내기/ })).toHaveAttribute('aria-busy', 'true'));
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('is not sent while the form shows an error by itself', async () => {
    const send = jest.fn();
    const { fillIn, press } = open({ send, isWrong: () => true });
    await fillIn();
    await press();
    expect(send).not.toHaveBeenCalled();
  });

  it("shows the server's messages at their fields and focuses the first", async () => {
    const send = jest.fn().mockRejectedValue(refusal('VALIDATION', { nickname: '이미 있어요.' }));
    const { fillIn, press } = open({ send });
    await fillIn();
    await press();
    expect(await screen.findByText('이미 있어요.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: '이름' })).toHaveFocus();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('shows a refusal without fields at its place or the button', async () => {
    const send = jest.fn().mockRejectedValueOnce(refusal('SLOT_FULL')).mockRejectedValueOnce(refusal('OUT_OF_AREA'));
    const { fillIn, press } = open({ send });
    await fillIn();
    await press();
    expect(await screen.findByText('다 찼어요.')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    await press();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('안 돼요.'));
    expect(screen.queryByText('다 찼어요.')).not.toBeInTheDocument();
  });

  it('keeps its key without a response and changes it after a refusal', async () => {
    const send = jest
      .fn<Promise<string>, [Sent, string]>()
      .mockRejectedValueOnce(new Error('no answer'))
      .mockRejectedValueOnce(refusal('OUT_OF_AREA'))
      .mockResolvedValue('done');
    const first = open({ send });
    await first.fillIn();
    await first.press();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    first.unmount();

    const { fillIn, press } = open({ send });
    await fillIn();
    await press();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    await fillIn('이웃');
    await press();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(3));
    const [silent, refused, other] = send.mock.calls.map(([, key]) => key);
    expect(refused).toBe(silent);
    expect(other).not.toBe(silent);
  });
});

describe('saved attempt', () => {
  const attempt: Attempt = { key: 'a', content: 'b', isRefused: true };

  it('is read without the values, and is gone once it is deleted', () => {
    saveAttempt('form', attempt);
    expect(readAttempt('form')).toEqual({ ...attempt, content: '' });
    saveAttempt('form', undefined);
    expect(readAttempt('form')).toBeUndefined();
  });

  it.each(['', '{', 'null', '{"key":"a"}', '{"key":1,"content":"b","isRefused":false}'])(
    'of another shape is ignored: %s',
    (text) => {
      sessionStorage.setItem('form', text);
      expect(readAttempt('form')).toBeUndefined();
    },
  );
});
