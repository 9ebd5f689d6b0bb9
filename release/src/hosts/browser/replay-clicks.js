/* global document, location, setTimeout, window, URLSearchParams, Element, Event, HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement */
// Stands in a page whose first view the server has drawn (see page.ts): what is seen can be pressed and written into before any
// script of the app has come. Presses and words are held here, and given to the app once it has taken the page over
// (shell/src/replay-clicks.ts). What only leads to another page needs no app: the browser goes there, and what this page still waits
// for gives way to the next one.
() => {
  const CLICKABLE = 'button, label, summary, input, [role="button"], [role="tab"], [role="radio"], [role="switch"]';
  const KINDS = [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement];
  const QUEUED_ATTRIBUTE = 'data-held';
  /** By element, so that somebody who presses three times has pressed once. */
  const queue = new Map();

  const isTextField = (element) =>
    element.matches(
      'textarea, select, input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=file])',
    );

  /** The page's query after what was turned on or off in it before the app answered: two quick presses are two changes. */
  let toggledQuery;
  const toggle = (name) => {
    toggledQuery ??= new URLSearchParams(location.search);
    if (toggledQuery.get(name) === '1') toggledQuery.delete(name);
    else toggledQuery.set(name, '1');
    return `?${toggledQuery}`;
  };

  // A translator changes texts before React hydrates the page. React then renders all of it again, in elements of its own: what was
  // pressed is found there by what the server had rendered, as the nth of its kind.
  const kindOf = (control) =>
    [
      control.tagName,
      control.type,
      control.name,
      control.getAttribute('aria-label'),
      isTextField(control) || control.textContent,
    ].join();
  const byKind = () => {
    const found = {};
    for (const control of document.querySelectorAll(CLICKABLE + ', textarea, select'))
      (found[kindOf(control)] ??= []).push(control);
    return found;
  };
  let rendered = {};
  const noteRendered = () => (rendered = byKind());
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', noteRendered, { once: true });
  else noteRendered();
  const renderedKind = (control) =>
    Object.keys(rendered).find((kind) => rendered[kind].includes(control)) ?? kindOf(control);

  const digits = (text) => text.normalize('NFKC').replace(/\D/g, '');
  /** Of a translated control only the digits can be compared. */
  const hasSameLabel = (control, kind) => {
    const now = kindOf(control);
    return now === kind || (control.querySelector('font') !== null && digits(now) === digits(kind));
  };

  const queueClick = (event) => {
    const { target } = event;
    if (!(target instanceof Element) || target.closest('#root') === null || target.closest('a[href]') !== null) return;
    const control = target.closest(CLICKABLE);
    if (control === null || isTextField(control) || control.matches(':disabled, [aria-disabled="true"]')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // Seen at once, that the press was taken (the look of it: shared/ui/src/theme/base.css).
    control.setAttribute(QUEUED_ATTRIBUTE, '');
    // Nothing but a way to another page (shared/pages/src/use-way-to.ts), or to this one with a filter on or off
    // (mf-laundry/src/shop-list/shop-filter-chips.tsx). What was pressed before it, the app does first.
    const { leadsTo, turns } = control.dataset;
    if ((leadsTo || turns) && queue.size === 0) {
      window.__leavePage();
      if (turns) location.replace(toggle(turns));
      else location.assign(leadsTo);
      return;
    }
    // Pressed twice, what is on or off is as it was.
    if (queue.has(control) && control.hasAttribute('aria-pressed')) {
      queue.delete(control);
      control.removeAttribute(QUEUED_ATTRIBUTE);
      return;
    }
    // Only while it says what it said: nobody agrees to a price that was another one when they pressed.
    const kind = renderedKind(control);
    queue.set(control, (now) => {
      now.removeAttribute(QUEUED_ATTRIBUTE);
      // Nor can anybody press what a dialog covers that an earlier press has opened.
      if (hasSameLabel(now, kind) && now.closest('[inert]') === null) now.click();
    });
  };

  /** React knows a field's value by the setter of the element itself: past it, the words count as newly written. */
  const write = (field, words) => {
    const kind = KINDS.find((each) => field instanceof each);
    const { set } = Object.getOwnPropertyDescriptor(kind.prototype, 'value');
    field.value = '';
    set.call(field, words);
    field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  };

  /** Holds the field whose letters an input method is putting together: writing into it would put them there twice. */
  let composing;
  const noteComposing = ({ type, target }) => (composing = type === 'compositionstart' ? target : undefined);

  /** Writes at once, or once the letters stand: then what stands there by now. Safari's own last input comes after that event. */
  const writeComposed = (field, words) => {
    if (field !== composing) return write(field, words);
    field.addEventListener('compositionend', () => setTimeout(() => write(field, field.value)), { once: true });
  };

  const queueInput = ({ target }) => {
    if (!(target instanceof Element) || target.closest('#root') === null || !isTextField(target)) return;
    const words = target.value;
    queue.set(target, (now) => writeComposed(now, words));
  };

  /** Whether the browser now leaves this page for another one of ours, by itself. */
  const leavesBy = (event, link) =>
    !event.defaultPrevented &&
    !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
    link.origin === location.origin &&
    link.pathname + link.search !== location.pathname + location.search &&
    !link.target &&
    !link.hasAttribute('download');

  const leaveByLink = (event) => {
    const link = event.target instanceof Element && event.target.closest('a[href]');
    if (!link || !leavesBy(event, link)) return;
    window.__leavePage();
    const { leadsTo } = link.dataset;
    if (!leadsTo) return;
    event.preventDefault();
    location.assign(leadsTo);
  };

  /** Sent by the browser itself, a form would put what was written into the address. */
  const preventSubmit = (event) => event.preventDefault();

  const LISTENERS = [
    ['click', queueClick],
    ['input', queueInput],
    ['change', queueInput],
    ['submit', preventSubmit],
  ];
  for (const [type, listener] of LISTENERS) document.addEventListener(type, listener, true);
  const COMPOSITION = ['compositionstart', 'compositionend'];
  for (const type of COMPOSITION) document.addEventListener(type, noteComposing, true);
  // After everybody else: a press that the app has taken leaves no page.
  window.addEventListener('click', leaveByLink);

  // One after the other, as they were pressed: what one changes is drawn before the next comes. The first waits for
  // nothing: a timer would come after the rows that React draws next.
  const GAP_MS = 60;
  window.__replayPresses = async () => {
    for (const [type, listener] of LISTENERS) document.removeEventListener(type, listener, true);
    window.removeEventListener('click', leaveByLink);
    // All are looked up at once: while one waits for another, the translator may come by again.
    const now = byKind();
    const currentElement = (control) => {
      if (control.isConnected) return control;
      const kind = renderedKind(control);
      const before = rendered[kind] ?? [];
      // Refuses a kind that is there more or less often than before: any of them may be meant.
      return now[kind]?.length === before.length ? now[kind][before.indexOf(control)] : undefined;
    };
    for (const [control, replay] of [...queue].map(([was, replay]) => [currentElement(was), replay])) {
      if (control?.isConnected) replay(control);
      await new Promise((resolve) => setTimeout(resolve, GAP_MS));
    }
    for (const type of COMPOSITION) document.removeEventListener(type, noteComposing, true);
    queue.clear();
    rendered = {};
  };
};
