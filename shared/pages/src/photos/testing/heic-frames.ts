import { fireEvent, waitFor } from '@testing-library/react';

interface Port {
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  readonly postMessage: (data: unknown) => void;
  readonly close: () => void;
}

/** Fake message channel, which jsdom lacks; a closed end receives nothing. */
const channel = (): { readonly port1: Port; readonly port2: Port } => {
  const end = (other: () => Port): Port => {
    let isClosed = false;
    return {
      onmessage: null,
      postMessage: (data) => isClosed || other().onmessage?.({ data }),
      close: () => {
        isClosed = true;
        port1.onmessage = null;
      },
    };
  };
  const port1: Port = end(() => port2);
  const port2: Port = end(() => port1);
  return { port1, port2 };
};

/** Fake of the HEIC frames, with the test as the decoder. */
export const heicFrames = () => {
  let count = 0;
  const MessageChannel = jest.fn(() => {
    count += 1;
    return channel();
  });
  Object.assign(globalThis, { MessageChannel });
  const open = (): HTMLIFrameElement[] => [...document.querySelectorAll('iframe')];
  const seen = new Set<HTMLIFrameElement>();
  return {
    /** Frames in the page. */
    open,
    /** Number of frames so far. */
    count: (): number => count,
    /** Waits for the next frame that was given a photo. */
    next: async (): Promise<{ readonly answer: (picture: Blob | null) => void }> => {
      const frame = await waitFor(() => {
        const fresh = open().find((one) => !seen.has(one));
        if (fresh === undefined) throw new Error('No frame yet.');
        return fresh;
      });
      seen.add(frame);
      let port: { readonly postMessage: (data: unknown) => void } | undefined;
      Object.assign(frame.contentWindow ?? {}, {
        postMessage: (_photo: Blob, _origin: string, [given]: readonly Port[]) => (port = given),
      });
      fireEvent.load(frame);
      return { answer: (picture) => port?.postMessage(picture) };
    },
  };
};
