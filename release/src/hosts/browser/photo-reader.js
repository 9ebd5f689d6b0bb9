/* global document, parent, addEventListener, heic2any, HeicTo */
// Runs in the frame that reads HEIC (see photo-reader.ts): one photo comes in, a JPEG goes out, or `null`.
(scripts) => {
  // One that hangs, as some photos make the first do, must leave time for the other.
  const PATIENCE_MS = 14_000;
  const load = (src) =>
    new Promise((resolve, reject) => {
      const script = document.createElement('script');
      Object.assign(script, { src, onload: resolve, onerror: reject });
      document.head.append(script);
    });
  const decoders = [
    async (blob) => {
      await load(scripts.heic2any);
      return heic2any({ blob, toType: 'image/jpeg', quality: 0.92 });
    },
    async (blob) => {
      await load(scripts.heicTo);
      return HeicTo({ blob, type: 'image/jpeg', quality: 0.92 });
    },
  ];
  const late = () => new Promise((_, reject) => setTimeout(reject, PATIENCE_MS));
  addEventListener('message', async ({ data, ports: [port], source }) => {
    if (source !== parent || port === undefined) return;
    for (const decode of decoders) {
      try {
        const picture = await Promise.race([decode(data), late()]);
        port.postMessage(Array.isArray(picture) ? picture[0] : picture);
        return;
      } catch {
        // The next one may know it.
      }
    }
    port.postMessage(null);
  });
};
