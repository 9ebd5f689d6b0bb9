// Elements, forms and what is said to whoever looks at the page.

/** An element with properties and children; nothing is written as HTML. */
export const h = (tag, properties = {}, ...children) => {
  const { dataset, ...rest } = properties;
  const element = Object.assign(document.createElement(tag), rest);
  Object.assign(element.dataset, dataset);
  element.append(
    ...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false),
  );
  return element;
};

export const find = (id) => document.getElementById(id);
export const won = (amount) => `${amount.toLocaleString('ko-KR')}원`;
export const inSeoul = (instant) =>
  new Date(instant).toLocaleString('ko-KR', { timeZone: 'Asia/Seoul', dateStyle: 'medium', timeStyle: 'short' });

const SAID_FOR_MS = 8_000;
let forget;

/** Says what was done, or why not, at the foot of the page, for a while. */
export const say = (text, isProblem = false) => {
  const said = find('said');
  said.textContent = text;
  said.className = isProblem ? 'problem' : '';
  clearTimeout(forget);
  forget = setTimeout(() => (said.textContent = ''), SAID_FOR_MS);
};

/** Runs something; a refusal is said in the server's words. */
export const attempt = (work) => async (event) => {
  event?.preventDefault();
  try {
    await work(event);
  } catch (error) {
    say(error.message, true);
  }
};

export const button = (label, work, className = '') => {
  const element = h('button', { type: 'button', textContent: label, className });
  element.addEventListener('click', attempt(work));
  return element;
};

export const field = (label, properties = {}) => {
  const isBox = properties.type === 'checkbox';
  const input = h(properties.rows === undefined ? 'input' : 'textarea', properties);
  return h('label', { className: isBox ? 'box' : '' }, isBox ? [input, ` ${label}`] : [label, input]);
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
  const problem = h('p', { className: 'problem', role: 'alert' });
  const press = h('button', { textContent: submit, className: 'primary' });
  const element = h('form', {}, fields, problem, press);
  element.addEventListener('submit', async (event) => {
    event.preventDefault();
    press.disabled = true;
    problem.textContent = '';
    try {
      await send(new FormData(element), element);
    } catch (error) {
      problem.textContent = error.message;
    } finally {
      press.disabled = false;
    }
  });
  return element;
};

/** Something that is not shown before somebody opens it. */
export const folded = (title, ...children) => h('details', {}, h('summary', { textContent: title }), children);

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
    h('a', { href: url, target: '_blank' }, h('img', { src: url, alt: `${label} ${index + 1}`, loading: 'lazy' })),
  );

export const card = (...children) => h('li', { className: 'card' }, children);
export const nothing = (text) => h('li', { className: 'nothing', textContent: text });

/** Fills a list, or says that there is nothing. */
export const fill = (id, items, empty) => find(id).replaceChildren(...(items.length > 0 ? items : [nothing(empty)]));
