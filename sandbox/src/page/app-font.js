// The app's own font for the panels: the faces that the phone has loaded, from the files that it has loaded them from.

const LOOKS = 20;
const LOOK_EVERY_MS = 500;
const FAMILY = 'Pretendard Variable';

const facesOf = (sheet) =>
  [...sheet.cssRules].filter((rule) => rule.constructor.name === 'CSSFontFaceRule').map((rule) => ({ rule, sheet }));

const sourceOf = ({ rule, sheet }) =>
  rule.style
    .getPropertyValue('src')
    .replace(/url\("?([^")]+)"?\)/g, (_, url) => `url("${new URL(url, sheet.href ?? location.href).href}")`);

/**
 * Copies the faces of the app's font once they are there. A face is fetched when one of its letters is on the page.
 *
 * @param frame the phone; without the app in it the panels keep the system's font.
 */
export const takeFont = (frame, looks = LOOKS) => {
  const faces = [...(frame.contentDocument?.styleSheets ?? [])]
    .flatMap(facesOf)
    .filter(({ rule }) => rule.style.getPropertyValue('font-family').replaceAll(/['"]/g, '') === FAMILY);
  for (const face of faces) {
    const { style } = face.rule;
    const [weight, unicodeRange] = [style.getPropertyValue('font-weight'), style.getPropertyValue('unicode-range')];
    document.fonts.add(new FontFace(FAMILY, sourceOf(face), { weight, unicodeRange, display: 'swap' }));
  }
  if (faces.length === 0 && looks > 0) setTimeout(() => takeFont(frame, looks - 1), LOOK_EVERY_MS);
};
