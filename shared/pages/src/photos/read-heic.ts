/** Where the shell's host has the page that reads HEIC: of no origin, with a policy of its own. */
const READER = '/photo-reader';

/** Leaves out the decoder that turns more than 8 bits a colour into noise; an older frame looks at no fragment. */
const DEEP_READER = `${READER}#deep`;

/** Longer than the largest photo takes on a slow phone; a decoder that hangs says nothing at all. */
const PATIENCE_MS = 30_000;

/**
 * A HEIC as a picture that browsers show. It is decoded in a frame that may run its decoder and nothing else: neither page
 * nor network nor storage are within its reach. The frame is there for one photo.
 *
 * @param options.isDeep whether its colours have more than 8 bits.
 * @param options.signal ends it at once.
 * @throws when it is none, takes longer than 30 s or was ended.
 */
export const pictureOfHeic = (
  file: Blob,
  { isDeep, signal }: { readonly isDeep: boolean; readonly signal: AbortSignal },
): Promise<Blob> =>
  new Promise((resolve, reject) => {
    const frame = document.createElement('iframe');
    const { port1: here, port2: there } = new MessageChannel();
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', fail);
      here.close();
      frame.remove();
    };
    const fail = (): void => {
      end();
      reject(new Error('The HEIC could not be read.'));
    };
    const timer = setTimeout(fail, PATIENCE_MS);
    signal.addEventListener('abort', fail);
    if (signal.aborted) return fail();
    here.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (!(data instanceof Blob)) return fail();
      end();
      resolve(data);
    };
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.setAttribute('aria-hidden', 'true');
    frame.tabIndex = -1;
    frame.hidden = true;
    frame.src = isDeep ? DEEP_READER : READER;
    // Of no origin, so that no other name than `*` reaches it.
    frame.onload = () => frame.contentWindow?.postMessage(file, '*', [there]);
    document.body.append(frame);
  });
