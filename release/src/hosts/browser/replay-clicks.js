/* global document, location, setTimeout, window, URLSearchParams, Element, Event, HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement */
// Runs in a server-rendered page (see page.ts), where controls are visible before any script of the app has loaded.
// Queues clicks and input, and replays them after hydration (shell/src/replay-clicks.ts). A control that only links to
// another page needs no app: the browser navigates at once and cancels what this page still loads.
() => {
  const CLICKABLE = 'button, label, summary, input, [role="button"], [role="tab"], [role="radio"], [role="switch"]';
  const KINDS = [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement];
  const QUEUED_ATTRIBUTE = 'data-held';
  /** Keyed by element, so that three clicks on one control are replayed once. */
  const queue = new Map();

  const isTextField = (element) =>
    element.matches(
      'textarea, select, input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=file])',
    );

  /** Query after the toggles that were clicked before hydration: two quick clicks are two changes. */
  let toggledQuery;
  const toggle = (name) => {
    toggledQuery ??= new URLSearchParams(location.search);
    if (toggledQuery.get(name) === '1') toggledQuery.delete(name);
    else toggledQuery.set(name, '1');
    return `?${toggledQuery}`;
  };

  // A translator changes texts before React hydrates the page, and React then renders all of it again in new elements.
  // A queued control is found there by its server-rendered label, as the nth of its kind.
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
  /** Compares only digits for a translated control. */
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
    // Gives visible feedback at once (styles: shared/ui/src/theme/base.css).
    control.setAttribute(QUEUED_ATTRIBUTE, '');
    // Handles a plain link (shared/pages/src/use-way-to.ts) or a filter toggle
    // (mf-laundry/src/shop-list/shop-filter-chips.tsx) in the browser, unless clicks are queued before it, which the
    // app has to replay first.
    const { leadsTo, turns } = control.dataset;
    if ((leadsTo || turns) && queue.size === 0) {
      window.__leavePage();
      if (turns) location.replace(toggle(turns));
      else location.assign(leadsTo);
      return;
    }
    // Removes a toggle that is clicked twice: its state is unchanged.
    if (queue.has(control) && control.hasAttribute('aria-pressed')) {
      queue.delete(control);
      control.removeAttribute(QUEUED_ATTRIBUTE);
      return;
    }
    // Replays a click only while the label is the same: a customer must not agree to a price that they have not seen.
    const kind = renderedKind(control);
    queue.set(control, (now) => {
      now.removeAttribute(QUEUED_ATTRIBUTE);
      // Skips a control that is covered by a dialog which an earlier click has opened.
      if (hasSameLabel(now, kind) && now.closest('[inert]') === null) now.click();
    });
  };

  /**
   * Writes through the prototype's setter: React tracks a field's value by the setter of the element, and would ignore
   * the change.
   */
  const write = (field, words) => {
    const kind = KINDS.find((each) => field instanceof each);
    const { set } = Object.getOwnPropertyDescriptor(kind.prototype, 'value');
    field.value = '';
    set.call(field, words);
    field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  };

  /** Field with an open IME composition: writing into it would insert the characters twice. */
  let composing;
  const noteComposing = ({ type, target }) => (composing = type === 'compositionstart' ? target : undefined);

  /**
   * Writes at once, or after the composition ends with the value at that time. Safari sends its last input event after
   * `compositionend`.
   */
  const writeComposed = (field, words) => {
    if (field !== composing) return write(field, words);
    field.addEventListener('compositionend', () => setTimeout(() => write(field, field.value)), { once: true });
  };

  const queueInput = ({ target }) => {
    if (!(target instanceof Element) || target.closest('#root') === null || !isTextField(target)) return;
    const words = target.value;
    queue.set(target, (now) => writeComposed(now, words));
  };

  /** Checks whether the browser itself will navigate to another page of the app. */
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

  /** A search opens its page by itself; any other native submit would put the fields into the URL. */
  const isSearch = (form) => form.matches('[role="search"][action]');
  const preventSubmit = (event) => isSearch(event.target) || event.preventDefault();
  const leaveBySearch = (event) => {
    if (isSearch(event.target) && !event.defaultPrevented) window.__leavePage();
  };

  const LISTENERS = [
    ['click', queueClick],
    ['input', queueInput],
    ['change', queueInput],
    ['submit', preventSubmit],
  ];
  for (const [type, listener] of LISTENERS) document.addEventListener(type, listener, true);
  const COMPOSITION = ['compositionstart', 'compositionend'];
  for (const type of COMPOSITION) document.addEventListener(type, noteComposing, true);
  // Listens on the window, after all other handlers: what the app has handled must not navigate.
  const LEAVING = [
    ['click', leaveByLink],
    ['submit', leaveBySearch],
  ];
  for (const [type, listener] of LEAVING) window.addEventListener(type, listener);

  // Replays one after another, so that the result of one click is rendered before the next. The first runs without a
  // timer, which would fire after the rows that React renders next.
  const GAP_MS = 60;
  window.__replayPresses = async () => {
    for (const [type, listener] of LISTENERS) document.removeEventListener(type, listener, true);
    for (const [type, listener] of LEAVING) window.removeEventListener(type, listener);
    // Resolves all elements at once: the translator may change the page again between two clicks.
    const now = byKind();
    const currentElement = (control) => {
      if (control.isConnected) return control;
      const kind = renderedKind(control);
      const before = rendered[kind] ?? [];
      // Skips a kind whose number of elements has changed: the right one is unknown.
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
