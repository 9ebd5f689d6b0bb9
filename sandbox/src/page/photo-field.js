// A photo to send: a sample, or a file of one's own.
import { choice, h } from './dom.js';
import { t } from './language.js';

const MOST_PX = 1_024;

const readAsUrl = (blob) =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.onerror = () => reject(new Error('사진을 읽지 못했어요.'));
    reader.readAsDataURL(blob);
  });

const drawn = async (name) => readAsUrl(await (await fetch(`/sandbox/page/${name}.jpg`)).blob());

/** Photos of phones are larger than what a call takes. */
const small = async (file) => {
  const image = await createImageBitmap(file);
  const scale = Math.min(1, MOST_PX / Math.max(image.width, image.height));
  const canvas = h('canvas', { width: Math.round(image.width * scale), height: Math.round(image.height * scale) });
  canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', 0.85);
};

/**
 * @param sample name of the sample that is chosen already; null begins without a photo.
 * @returns `element`, and `read` with the data URL, or undefined without a photo.
 */
export const photoField = (label, sample, { drawing = sample, isNeeded = false } = {}) => {
  const file = h('input', {
    type: 'file',
    accept: 'image/*',
    hidden: true,
    ariaLabel: t('{label} 파일', { label: t(label) }),
  });
  const options = [['sample', '예시 사진'], ['own', '내 사진 고르기'], ...(isNeeded ? [] : [['none', '사진 없음']])];
  const element = choice(label, '', options, sample === null ? 'none' : 'sample');
  const select = element.querySelector('select');
  const preview = h('img', { alt: t(label), className: 'preview', hidden: sample === null });
  if (drawing !== null) preview.src = `/sandbox/page/${drawing}.jpg`;
  select.addEventListener('change', () => {
    file.hidden = select.value !== 'own';
    preview.hidden = select.value !== 'sample';
  });
  element.append(file, preview);
  const read = async () => {
    if (select.value === 'none') return undefined;
    if (select.value === 'sample') return drawn(drawing);
    const [chosen] = file.files;
    if (chosen === undefined) throw new Error('사진 파일을 골라 주세요.');
    return small(chosen);
  };
  return { element, read };
};
