/** Page of the shell's host that reads HEIC: opaque origin, with its own policy. */
const READER = '/photo-reader';

/** Leaves out the decoder that turns more than 8 bits into noise; older frames ignore the fragment. */
const DEEP_READER = `${READER}#deep`;

/** Time limit above the largest photo on a slow phone; a decoder may hang silently. */
const PATIENCE_MS = 30_000;

/**
 * Converts a HEIC to a picture that browsers show. Decodes in a sandboxed frame without access to page, network or
 * storage, one per photo.
 *
 * @param options.isDeep whether it has more than 8 bits per colour.
 * @param options.signal aborts it.
 * @throws when it is no HEIC, takes longer than 30 s or was aborted.
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
    // Opaque origin, which only `*` reaches.
    frame.onload = () => frame.contentWindow?.postMessage(file, '*', [there]);
    document.body.append(frame);
  });
