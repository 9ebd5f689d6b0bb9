// Elements, forms and notices. Texts are Korean; a text with a translation is shown in the page's language.
import { REFUSALS } from './english.js';
import { language, quoted, sentence, t } from './language.js';

/** An element with properties and children; nothing is written as HTML. */
export const h = (tag, properties = {}, ...children) => {
  const { dataset, textContent, ...rest } = properties;
  const element = Object.assign(document.createElement(tag), rest);
  if (textContent !== undefined) element.textContent = t(String(textContent));
  Object.assign(element.dataset, dataset);
  element.append(
    ...children
      .flat(Infinity)
      .filter((child) => child !== null && child !== undefined && child !== false)
      .map((child) => (typeof child === 'string' ? t(child) : child)),
  );
  return element;
};

export const find = (id) => document.getElementById(id);
export const won = (amount) => t('{amount}원', { amount: amount.toLocaleString('ko-KR') });
export const inSeoul = (instant) =>
  new Date(instant).toLocaleString(language === 'en' ? 'en-GB' : 'ko-KR', {
    timeZone: 'Asia/Seoul',
    dateStyle: 'medium',
    timeStyle: 'short',
  });

const SAID_FOR_MS = 8_000;
let forget;

const tell = (words, className) => {
  const said = find('said');
  said.replaceChildren(...words);
  said.className = className;
  clearTimeout(forget);
  forget = setTimeout(() => said.replaceChildren(), SAID_FOR_MS);
};

/** Says what was done at the foot of the page, for a while. @param values for `{name}` in the text. */
export const say = (text, values) => tell(sentence(text, values), '');

/** Why something was not done: a refusal in the server's own words, and in English before them. */
const wordsOf = ({ code, message }) =>
  language === 'ko' || code === undefined ? [t(message)] : [`${REFUSALS[code] ?? code} (`, quoted(message), ')'];

/** A paragraph that says why something was not done. */
export const problem = (error) => h('p', { className: 'problem' }, wordsOf(error));

/** Runs something; why it was refused is said at the foot of the page. */
export const attempt = (work) => async (event) => {
  event?.preventDefault();
  try {
    await work(event);
  } catch (error) {
    tell(wordsOf(error), 'problem');
  }
};

/** A button; a second press while the first is at work does nothing. */
export const button = (label, work, className = '') => {
  const element = h('button', { type: 'button', textContent: label, className });
  const press = attempt(work);
  element.addEventListener('click', async (event) => {
    if (element.ariaBusy === 'true') return;
    element.ariaBusy = 'true';
    await press(event);
    element.ariaBusy = null;
  });
  return element;
};

const copy = async (text) => {
  if (navigator.clipboard === undefined) throw new Error(t('이 브라우저에서는 복사할 수 없어요: {text}', { text }));
  await navigator.clipboard.writeText(text);
  say('{text} 복사했어요.', { text });
};

/** A text that a press copies. @param name what it is. */
export const copyChip = (text, name) =>
  Object.assign(
    button(text, () => copy(text), 'chip'),
    { ariaLabel: t('{text} 복사 ({name})', { text, name }) },
  );

/** @param label words, or nodes of them. */
export const field = (label, properties = {}) => {
  const isBox = properties.type === 'checkbox';
  const input = h(properties.rows === undefined ? 'input' : 'textarea', properties);
  return h('label', { className: isBox ? 'box' : '' }, isBox ? [input, ' ', label] : [label, input]);
};

/** @param options pairs of value and words. */
export const choice = (label, name, options, chosen) => {
  const select = h(
    'select',
    { name },
    options.map(([value, text]) => h('option', { value, textContent: text })),
  );
  if (chosen !== undefined) select.value = chosen;
  return h('label', {}, label, select);
};

/**
 * A form that says a refusal where it was filled in.
 *
 * @param send gets the `FormData` and the form.
 */
export const form = (submit, fields, send) => {
  const refused = h('p', { className: 'problem', role: 'alert' });
  const press = h('button', { textContent: submit, className: 'primary' });
  const element = h('form', {}, fields, refused, press);
  element.addEventListener('submit', async (event) => {
    event.preventDefault();
    press.disabled = true;
    refused.replaceChildren();
    try {
      await send(new FormData(element), element);
    } catch (error) {
      refused.replaceChildren(...wordsOf(error));
    } finally {
      press.disabled = false;
    }
  });
  return element;
};

/** Something that is not shown before somebody opens it. */
export const folded = (title, ...children) => h('details', {}, h('summary', { textContent: title }), children);

/**
 * Like {@link folded}, for what takes a call: made when it is opened.
 *
 * @param draw gives what is shown.
 */
export const lazily = (title, draw) => {
  const element = folded(title);
  element.addEventListener('toggle', () => {
    if (!element.open || element.children.length > 1) return;
    const shown = h('div', {}, '불러오는 중이에요.');
    element.append(shown);
    draw().then(
      (drawn) => shown.replaceChildren(...[drawn].flat()),
      (error) => shown.replaceChildren(problem(error)),
    );
  });
  return element;
};

/** Joins the present words and nodes with a dot between them. */
export const joined = (...parts) =>
  parts
    .flat()
    .filter((part) => part !== null && part !== undefined && part !== false && part !== '')
    .flatMap((part, place) => (place === 0 ? [part] : [' · ', part]));

export const facts = (pairs) =>
  h(
    'dl',
    {},
    pairs
      .filter(([, value]) => value !== null && value !== undefined && value !== '' && value?.length !== 0)
      .flatMap(([name, value]) => [h('dt', { textContent: name }), h('dd', {}, value)]),
  );

export const pictures = (photos, label) =>
  photos.map(({ url }, index) =>
    h('a', { href: url, target: '_blank' }, h('img', { src: url, alt: `${t(label)} ${index + 1}`, loading: 'lazy' })),
  );

export const card = (...children) => h('li', { className: 'card' }, children);
export const nothing = (text) => h('li', { className: 'nothing', textContent: text });

/**
 * Fills a list with the first page of what there is; a button brings each next one.
 *
 * @param read gets the query of a page, gives `{ items, nextCursor }`.
 * @returns the items of the first page.
 */
export const fillPages = async (id, read, draw, empty) => {
  const { items, nextCursor } = await read('');
  fill(id, items.map(draw), empty);
  const offerMore = (cursor) => {
    if (cursor === null) return;
    const more = button('더 보기', async () => {
      const next = await read(`?cursor=${encodeURIComponent(cursor)}`);
      place.replaceWith(...next.items.map(draw));
      offerMore(next.nextCursor);
    });
    const place = h('li', {}, more);
    find(id).append(place);
  };
  offerMore(nextCursor);
  return items;
};

/** Fills a list, or says that there is nothing. */
export const fill = (id, items, empty) => find(id).replaceChildren(...(items.length > 0 ? items : [nothing(empty)]));
