import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, Script } from 'node:vm';

type Decode = () => Promise<unknown>;

const CODE = readFileSync(join(import.meta.dirname, 'browser/photo-reader.js'), 'utf8')
  .trim()
  .replace(/;$/, '');
const SCRIPTS = { heic2any: '/photo-reader/first.js', heicTo: '/photo-reader/second.js' };

interface Decoders {
  readonly first: Decode | 'missing';
  readonly second: Decode | 'missing';
  /** Fragment of the frame's address. */
  readonly hash?: string;
}

/** The frame as a page of ours holds it, with decoders that do as they are told. */
const frameWith = ({ first, second, hash = '' }: Decoders) => {
  const page = {};
  const asked: string[] = [];
  const waits = new Map<number, () => void>();
  const answers: unknown[] = [];
  let hear = (_event: object): unknown => undefined;
  const decoderAt = (src: string) => (src === SCRIPTS.heic2any ? first : second);
  const use = (src: string) => () => {
    asked.push(src);
    const decode = decoderAt(src);
    return decode === 'missing' ? Promise.reject(new Error('No decoder.')) : decode();
  };
  const head = {
    append: ({ src, onload, onerror }: { src: string; onload: () => void; onerror: () => void }) =>
      decoderAt(src) === 'missing' ? onerror() : onload(),
  };
  const frame = createContext({
    document: { head, createElement: () => ({}) },
    parent: page,
    addEventListener: (_name: string, listener: typeof hear) => (hear = listener),
    location: { hash },
    setTimeout: (listener: () => void) => waits.set(waits.size + 1, listener).size,
    clearTimeout: (id: number) => waits.set(id, () => undefined),
    heic2any: use(SCRIPTS.heic2any),
    HeicTo: use(SCRIPTS.heicTo),
  });
  new Script(`(${CODE})(${JSON.stringify(SCRIPTS)})`).runInContext(frame);
  const port = { postMessage: (answer: unknown) => answers.push(answer) };
  const read = (source: object = page) => hear({ data: 'photo', ports: [port], source });
  const waitEnds = () => [...waits.values()].forEach((listener) => listener());
  return { read, asked, waitEnds, answers };
};

const fails: Decode = () => Promise.reject(new Error('ERR_LIBHEIF format not supported'));
const gives =
  (picture: unknown): Decode =>
  () =>
    Promise.resolve(picture);
const hangs: Decode = () => new Promise(() => undefined);

/** Everything that can go on without a wait has gone on. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the decoders of HEIC', () => {
  it('are asked one after the other: the second not at all where the first knows the photo', async () => {
    const { read, asked, waitEnds, answers } = frameWith({ first: gives('jpeg'), second: gives('other') });
    await read();
    waitEnds();
    expect([answers, asked]).toEqual([['jpeg'], [SCRIPTS.heic2any]]);
  });

  it('are the second alone where colours have more than 8 bits, which the first turns into noise', async () => {
    const { read, asked, answers } = frameWith({ first: gives('noise'), second: gives('jpeg'), hash: '#deep' });
    await read();
    expect([answers, asked]).toEqual([['jpeg'], [SCRIPTS.heicTo]]);
    const unread = frameWith({ first: gives('noise'), second: fails, hash: '#deep' });
    await unread.read();
    expect([unread.answers, unread.asked]).toEqual([[null], [SCRIPTS.heicTo]]);
  });

  it('give the first picture of a burst', async () => {
    const { read, answers } = frameWith({ first: gives(['one', 'two']), second: fails });
    await read();
    expect(answers).toEqual(['one']);
  });

  it.each<[string, Decode | 'missing']>([
    ['does not know the photo', fails],
    ['cannot be loaded', 'missing'],
  ])('leave it to the second when the first %s', async (_case, first) => {
    const { read, answers } = frameWith({ first, second: gives('jpeg') });
    await read();
    expect(answers).toEqual(['jpeg']);
  });

  it('decode side by side when the first takes long, and the first to end answers', async () => {
    let endFirst = (_picture: string): void => undefined;
    const slow: Decode = () => new Promise((resolve) => (endFirst = resolve));
    const hurried = frameWith({ first: hangs, second: gives('jpeg') });
    void hurried.read();
    await settled();
    expect(hurried.answers).toEqual([]);
    hurried.waitEnds();
    await settled();
    expect([hurried.answers, hurried.asked]).toEqual([['jpeg'], [SCRIPTS.heic2any, SCRIPTS.heicTo]]);

    const patient = frameWith({ first: slow, second: hangs });
    void patient.read();
    await settled();
    patient.waitEnds();
    await settled();
    endFirst('jpeg');
    await settled();
    expect([patient.answers, patient.asked.length]).toEqual([['jpeg'], 1 + 1]);
  });

  it('leave it to the one that still decodes when the other fails', async () => {
    const { read, waitEnds, answers } = frameWith({ first: hangs, second: fails });
    void read();
    await settled();
    waitEnds();
    await settled();
    expect(answers).toEqual([]);
  });

  it('say once that none of them knows it', async () => {
    const { read, answers } = frameWith({ first: fails, second: 'missing' });
    await read();
    expect(answers).toEqual([null]);
  });

  it('work for the page that holds the frame and for nobody else', async () => {
    const { read, asked, answers } = frameWith({ first: gives('jpeg'), second: gives('jpeg') });
    await read({});
    expect([asked, answers]).toEqual([[], []]);
  });
});
