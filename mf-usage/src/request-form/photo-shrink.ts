/** Longest side and quality of a photo as it is sent; product specification §5. */
const MAX_SIDE_PX = 1024;
const QUALITY = 0.85;

/**
 * A picked photo as a data URL that is small enough to send: upright, at most 1024 px, WebP.
 *
 * @throws when the file is no image after all.
 */
export const shrinkPhoto = async (file: File): Promise<string> => {
  // Webviews without it are rare and send what was picked; the server has the last word on the size.
  if (typeof createImageBitmap === 'undefined') return dataUrlOf(file);
  const image = await createImageBitmap(file);
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.width * scale));
  canvas.height = Math.max(1, Math.round(image.height * scale));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  const webp = canvas.toDataURL('image/webp', QUALITY);
  // Safari gives a PNG, silently, and that is several times larger than a JPEG.
  return webp.startsWith('data:image/webp') ? webp : canvas.toDataURL('image/jpeg', QUALITY);
};

/** A file as a data URL. */
export const dataUrlOf = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read.'));
    reader.readAsDataURL(file);
  });

/** A photo of the form as the file that is sent, named by what it really is. */
export const fileOfDataUrl = (dataUrl: string, name: string): File => {
  const [head = '', base64 = ''] = dataUrl.split(',');
  const type = /^data:([^;,]+)/.exec(head)?.[1] ?? 'application/octet-stream';
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return new File([bytes], `${name}.${type.split('/')[1] ?? 'bin'}`, { type });
};
