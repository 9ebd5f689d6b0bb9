/* global document, location, parent, addEventListener, heic2any, HeicTo */
// Runs in the frame that decodes HEIC (see photo-reader.ts): receives one photo, returns a JPEG or `null`.
(scripts) => {
  // Long enough for most photos. The first decoder hangs on some: afterwards both run and the first result wins.
  const HEAD_START_MS = 5_000;
  const load = (src) =>
    new Promise((resolve, reject) => {
      const script = document.createElement('script');
      Object.assign(script, { src, onload: resolve, onerror: reject });
      document.head.append(script);
    });
  const first = async (blob) => {
    await load(scripts.heic2any);
    return heic2any({ blob, toType: 'image/jpeg', quality: 0.92 });
  };
  const second = async (blob) => {
    await load(scripts.heicTo);
    return HeicTo({ blob, type: 'image/jpeg', quality: 0.92 });
  };
  // Skips the first decoder for more than 8 bits per colour: it returns noise without an error.
  const decoders = location.hash === '#deep' ? [second] : [first, second];
  addEventListener('message', ({ data, ports: [port], source }) => {
    if (source !== parent || port === undefined) return undefined;
    const waiting = [...decoders];
    let left = decoders.length;
    const start = async () => {
      const decode = waiting.shift();
      if (decode === undefined) return;
      const timer = setTimeout(start, HEAD_START_MS);
      try {
        const picture = await decode(data);
        clearTimeout(timer);
        port.postMessage(Array.isArray(picture) ? picture[0] : picture);
      } catch {
        clearTimeout(timer);
        left -= 1;
        if (left === 0) port.postMessage(null);
        else await start();
      }
    };
    return start();
  });
};
