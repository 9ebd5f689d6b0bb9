// The language of the page. Korean is how its texts are written; English is looked up by them.
import { ENGLISH } from './english.js';

const KEPT = 'sandbox-language';

/** `ko` until somebody chooses `en`, who finds it so the next time. */
export const language = localStorage.getItem(KEPT) === 'en' ? 'en' : 'ko';

const said = (text) => (language === 'en' ? (ENGLISH[text] ?? text) : text);

/**
 * A text of the page in its language.
 *
 * @param values for `{name}` in the text.
 */
export const t = (text, values = {}) => said(text).replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);

/** Text written by a person: never translated, and marked as Korean for screen readers. */
export const quoted = (text) => {
  if (text === null || text === undefined || text === '') return '';
  return Object.assign(document.createElement('span'), { lang: 'ko', textContent: text });
};

/**
 * A text of the page with nodes in it.
 *
 * @param values for `{name}` in the text: words, or what `quoted` gives.
 */
export const sentence = (text, values = {}) =>
  said(text)
    .split(/\{(\w+)\}/)
    .map((part, place) => (place % 2 === 0 ? part : (values[part] ?? '')))
    .map((part) => (part instanceof Node ? part : document.createTextNode(String(part))));

const oneLine = (text) => text.trim().replaceAll(/\s+/g, ' ');

/** Texts that stand in the page itself: `data-t` for what it says, `data-t-label` for what it is called. */
const translatePage = () => {
  document.documentElement.lang = language;
  document.title = t(document.title);
  for (const element of document.querySelectorAll('[data-t]')) element.textContent = t(oneLine(element.textContent));
  for (const element of document.querySelectorAll('[data-t-label]'))
    element.setAttribute('aria-label', t(element.getAttribute('aria-label')));
};

/** Two buttons; the page is loaded again in the other language. */
export const listenToLanguage = () => {
  translatePage();
  for (const press of document.querySelectorAll('button[data-language]')) {
    press.setAttribute('aria-pressed', String(press.dataset.language === language));
    press.addEventListener('click', () => {
      localStorage.setItem(KEPT, press.dataset.language);
      location.reload();
    });
  }
};
