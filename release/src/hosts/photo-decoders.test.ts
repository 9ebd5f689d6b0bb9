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
  /** Fragment of the frame's URL. */
  readonly hash?: string;
}

/** Embeds the frame like the app, with fake decoders. */
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

/** Flushes pending promises. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the HEIC decoders', () => {
  it('run in order and stop at the first success', async () => {
    const { read, asked, waitEnds, answers } = frameWith({ first: gives('jpeg'), second: gives('other') });
    await read();
    waitEnds();
    expect([answers, asked]).toEqual([['jpeg'], [SCRIPTS.heic2any]]);
  });

  it('skip the first for more than 8 bits per colour', async () => {
    const { read, asked, answers } = frameWith({ first: gives('noise'), second: gives('jpeg'), hash: '#deep' });
    await read();
    expect([answers, asked]).toEqual([['jpeg'], [SCRIPTS.heicTo]]);
    const unread = frameWith({ first: gives('noise'), second: fails, hash: '#deep' });
    await unread.read();
    expect([unread.answers, unread.asked]).toEqual([[null], [SCRIPTS.heicTo]]);
  });

  it('return the first picture of a burst', async () => {
    const { read, answers } = frameWith({ first: gives(['one', 'two']), second: fails });
    await read();
    expect(answers).toEqual(['one']);
  });

  it.each<[string, Decode | 'missing']>([
    ['does not know the photo', fails],
    ['cannot be loaded', 'missing'],
  ])('fall back to the second when the first %s', async (_case, first) => {
    const { read, answers } = frameWith({ first, second: gives('jpeg') });
    await read();
    expect(answers).toEqual(['jpeg']);
  });

  it('race when the first is slow', async () => {
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

  it('wait for the running one when the other fails', async () => {
    const { read, waitEnds, answers } = frameWith({ first: hangs, second: fails });
    void read();
    await settled();
    waitEnds();
    await settled();
    expect(answers).toEqual([]);
  });

  it('report failure once when both fail', async () => {
    const { read, answers } = frameWith({ first: fails, second: 'missing' });
    await read();
    expect(answers).toEqual([null]);
  });

  it('ignore messages of any other window', async () => {
    const { read, asked, answers } = frameWith({ first: gives('jpeg'), second: gives('jpeg') });
    await read({});
    expect([asked, answers]).toEqual([[], []]);
  });
});
