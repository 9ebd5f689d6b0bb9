import { IMAGE_MAX_BYTES } from '@dongne/contract';
import { renderPage } from '@dongne/platform/testing';
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import type { FormPhoto } from './form-photo';
import { PhotoField } from './photo-field';
import { heicFrames } from './testing/heic-frames';
import { HEIC, HEIC_10_BIT, JPEG } from './testing/sample-pictures';

const NOT_READ = '사진을 읽지 못했어요. 다시 시도하거나 다른 사진을 골라 주세요.';

const png = (name: string) => new File([`png ${name}`], name, { type: 'image/png' });
const heic = (name: string, bytes = HEIC) => new File([bytes], name, { type: 'image/heic' });

const Form = ({ label }: { readonly label: string }) => {
  const [photos, setPhotos] = useState<readonly FormPhoto[]>([]);
  return <PhotoField label={label} limit={3} photos={photos} onChange={setPhotos} />;
};

const openForm = async (...labels: readonly string[]) => {
  const fields = (labels.length === 0 ? ['사진'] : labels).map((label) => <Form key={label} label={label} />);
  const element = [...fields, <textarea key="text" aria-label="요청사항" />];
  const { user } = renderPage([{ path: '/', element }], { url: '/' });
  await screen.findAllByLabelText(/추가/);
  return user;
};

const picker = (label = '사진') => screen.getByLabelText(new RegExp(`${label} 추가`));
const names = () => screen.queryAllByRole('img').map((image) => image.getAttribute('alt'));
/** Contents of the photos, in the order shown. */
const contents = () =>
  screen.queryAllByRole('img').map((image) => atob(image.getAttribute('src')?.split(',')[1] ?? '').slice(4));

const button = (name: string) => screen.getByRole('button', { name });
const dropOn = (place: Element, ...files: readonly File[]) => fireEvent.drop(place, { dataTransfer: { files } });
const pasteInto = (place: Element, ...files: readonly File[]): boolean => {
  const event = createEvent.paste(place, { clipboardData: { files } });
  fireEvent(place, event);
  return event.defaultPrevented;
};

describe('files dropped on a photo field', () => {
  it('become its photos and do not replace the page', async () => {
    await openForm();
    const over = createEvent.dragOver(picker());
    fireEvent(picker(), over);
    expect(over.defaultPrevented).toBe(true);
    dropOn(picker(), png('a.png'), png('b.png'));
    await waitFor(() => expect(contents()).toEqual(['a.png', 'b.png']));
  });

  it('are validated like picked ones', async () => {
    await openForm();
    dropOn(picker(), new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('jpg, gif, png, jpeg 파일만 등록할 수 있습니다.');
    expect(names()).toEqual([]);
  });

  it('change nothing when they are text', async () => {
    await openForm();
    dropOn(picker());
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByText('0/3')).toBeInTheDocument();
  });
});

describe('pasted photo', () => {
  it('is added to the only field', async () => {
    await openForm();
    expect(pasteInto(document.body, png('a.png'))).toBe(true);
    expect(await screen.findByRole('img', { name: '사진 1' })).toBeInTheDocument();
  });

  it('is added to the focused field alone', async () => {
    await openForm('앞면', '뒷면');
    picker('뒷면').focus();
    pasteInto(picker('뒷면'), png('a.png'));
    expect(await screen.findByRole('img', { name: '뒷면 1' })).toBeInTheDocument();
    expect(names()).toEqual(['뒷면 1']);
  });

  it('is added to one of several fields when none is focused', async () => {
    await openForm('앞면', '뒷면');
    pasteInto(document.body, png('a.png'));
    await screen.findByRole('img');
    expect(names()).toEqual(['앞면 1']);
  });

  it('is left to a focused text field', async () => {
    await openForm();
    const text = screen.getByRole('textbox', { name: '요청사항' });
    text.focus();
    expect(pasteInto(text, png('a.png'))).toBe(false);
    expect(screen.getByText('0/3')).toBeInTheDocument();
  });
});

describe('order of photos', () => {
  it('changes one position at a time, up to both ends', async () => {
    const user = await openForm();
    await user.upload(picker(), [png('a.png'), png('b.png'), png('c.png')]);
    await waitFor(() => expect(contents()).toEqual(['a.png', 'b.png', 'c.png']));
    expect(button('사진 1 앞으로')).toBeDisabled();
    expect(button('사진 3 뒤로')).toBeDisabled();
    await user.click(button('사진 1 뒤로'));
    expect(contents()).toEqual(['b.png', 'a.png', 'c.png']);
    await user.click(button('사진 3 앞으로'));
    expect(contents()).toEqual(['b.png', 'c.png', 'a.png']);
  });

  it('cannot be changed for one photo', async () => {
    const user = await openForm();
    await user.upload(picker(), png('a.png'));
    await screen.findByRole('img');
    expect(screen.queryByRole('button', { name: /앞으로|뒤로/ })).not.toBeInTheDocument();
  });
});

describe('limit of a photo field', () => {
  it('hides the add button when reached and shows it after a removal', async () => {
    const user = await openForm();
    await user.upload(picker(), [png('a.png'), png('b.png'), png('c.png')]);
    await waitFor(() => expect(names()).toHaveLength(3));
    expect(screen.queryByLabelText(/추가|찍기/)).not.toBeInTheDocument();
    await user.click(button('사진 2 삭제'));
    expect(contents()).toEqual(['a.png', 'c.png']);
    expect(screen.getByText('2/3')).toBeInTheDocument();
  });

  it('counts photos that are still being read', async () => {
    heicFrames();
    await openForm();
    dropOn(picker(), heic('a.heic'), heic('b.heic'));
    expect(await screen.findByText('사진 2장을 읽고 있어요.')).toBeInTheDocument();
    dropOn(picker(), png('c.png'), png('d.png'));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('사진 등록은 3개 까지 할 수 있어요.');
  });

  it('refuses all picked files when one is too large', async () => {
    await openForm();
    const large = png('large.png');
    Object.defineProperty(large, 'size', { value: IMAGE_MAX_BYTES.picked + 1 });
    dropOn(picker(), png('a.png'), large);
    expect(within(await screen.findByRole('alertdialog')).getByText(/15MB까지/)).toBeInTheDocument();
    expect(names()).toEqual([]);
  });
});

describe('HEIC', () => {
  it('is read in a temporary frame and becomes a photo', async () => {
    const frames = heicFrames();
    await openForm();
    dropOn(picker(), heic('a.heic'));
    (await frames.next()).answer(new Blob(['jpg a'], { type: 'image/jpeg' }));
    expect(await screen.findByRole('img', { name: '사진 1' })).toHaveAttribute(
      'src',
      expect.stringMatching(/^data:image\/jpeg/),
    );
    expect(frames.open()).toHaveLength(0);
  });

  it.each([
    [8, HEIC, '/photo-reader'],
    [10, HEIC_10_BIT, '/photo-reader#deep'],
  ])('of %i bits is read by the decoder that supports them', async (_bits, bytes, address) => {
    const frames = heicFrames();
    await openForm();
    dropOn(picker(), heic('a.heic', bytes));
    await frames.next();
    expect(frames.open().map((frame) => frame.getAttribute('src'))).toEqual([address]);
  });

  it('without a decoder shows an error and a retry', async () => {
    const frames = heicFrames();
    const user = await openForm();
    dropOn(picker(), heic('a.heic'));
    (await frames.next()).answer(null);
    expect(await screen.findByText(NOT_READ)).toBeInTheDocument();
    expect([names(), frames.open()]).toEqual([[], []]);
    await user.click(button('a.heic 다시 시도'));
    expect(screen.getByText('사진 1장을 읽고 있어요.')).toBeInTheDocument();
    (await frames.next()).answer(new Blob(['jpg a'], { type: 'image/jpeg' }));
    expect(await screen.findByRole('img', { name: '사진 1' })).toBeInTheDocument();
    expect(screen.queryByText(NOT_READ)).not.toBeInTheDocument();
  });

  it('that failed to decode blocks nothing and can be removed', async () => {
    const frames = heicFrames();
    const user = await openForm();
    dropOn(picker(), heic('a.heic'), png('b.png'));
    (await frames.next()).answer(null);
    await waitFor(() => expect(contents()).toEqual(['b.png']));
    await user.click(button('a.heic 빼기'));
    expect(screen.queryByText(NOT_READ)).not.toBeInTheDocument();
    expect(screen.getByText('1/3')).toBeInTheDocument();
  });

  it('stops reading when it is removed, and the next one is read', async () => {
    const frames = heicFrames();
    const user = await openForm();
    dropOn(picker(), heic('a.heic'), png('b.png'));
    const frame = await frames.next();
    await user.click(screen.getAllByRole('button', { name: '사진 읽기 취소' })[0] ?? document.body);
    expect(frames.open()).toHaveLength(0);
    frame.answer(new Blob(['jpg a'], { type: 'image/jpeg' }));
    await waitFor(() => expect(contents()).toEqual(['b.png']));
    expect(screen.getByText('1/3')).toBeInTheDocument();
  });

  it('removed before its turn is never read', async () => {
    const frames = heicFrames();
    const user = await openForm();
    dropOn(picker(), heic('a.heic'), heic('b.heic'));
    const frame = await frames.next();
    await user.click(screen.getAllByRole('button', { name: '사진 읽기 취소' })[1] ?? document.body);
    frame.answer(new Blob(['jpg a'], { type: 'image/jpeg' }));
    await screen.findByRole('img', { name: '사진 1' });
    expect([names(), frames.count()]).toEqual([['사진 1'], 1]);
  });
});

describe('picture of too many pixels', () => {
  it('is refused before decoding, without a retry', async () => {
    await openForm();
    const head = Uint8Array.from([...'\x89PNG\r\n\x1a\n\0\0\0\rIHDR'].map((letter) => letter.charCodeAt(0)));
    const size = Uint8Array.from([0, 0, 0x4e, 0x20, 0, 0, 0x4e, 0x20]);
    dropOn(picker(), new File([head, size], 'bomb.png', { type: 'image/png' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('만 화소까지 등록할 수 있어요.');
    expect(screen.queryByRole('button', { name: /다시 시도/ })).not.toBeInTheDocument();
    expect(screen.getByText('0/3')).toBeInTheDocument();
  });
});

describe('truncated picture', () => {
  it.each([
    ['cut.jpg', JPEG],
    ['cut.heic', HEIC],
  ])('is refused before decoding, and the others stay: %s', async (name, bytes) => {
    const frames = heicFrames();
    const user = await openForm();
    dropOn(picker(), new File([bytes.slice(0, bytes.length * 0.6)], name), png('b.png'));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('사진 파일이 중간에 끊겨 있어요.');
    await user.click(button('확인'));
    await waitFor(() => expect(contents()).toEqual(['b.png']));
    expect([frames.count(), screen.queryByRole('button', { name: /다시 시도/ })]).toEqual([0, null]);
  });
});

describe('file whose bytes never arrive', () => {
  afterEach(() => jest.useRealTimers());

  it('times out after 30 s and can be retried', async () => {
    await openForm();
    jest.useFakeTimers();
    jest.spyOn(FileReader.prototype, 'readAsArrayBuffer').mockImplementationOnce(() => undefined);
    dropOn(picker(), png('cloud.png'), png('b.png'));
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    jest.useRealTimers();
    expect(await screen.findByText(NOT_READ)).toBeInTheDocument();
    expect(button('cloud.png 다시 시도')).toBeEnabled();
    await waitFor(() => expect(contents()).toEqual(['b.png']));
  });
});
