// The desks of support, one beside the other; each says how much waits there.
import { showAdvertising } from './operator-advertising.js';
import { showBags } from './operator-bags.js';
import { showBooks } from './operator-books.js';
import { showOperatorClaims } from './operator-claims.js';
import { attempt, find } from './dom.js';
import { listenToInquiry, showInquiries } from './operator-inquiries.js';
import { listenToLostNumber, showLostNumbers } from './operator-lost-numbers.js';
import { showObjections, showReports } from './operator-objections.js';
import { showRefundable } from './operator-refunds.js';
import { showHealth } from './operator-health.js';
import { showSpeed } from './operator-speed.js';

/** Desks with a list: what of it waits for somebody. */
const LISTS = {
  inquiries: [showInquiries, ({ isAnswered }) => !isAnswered],
  claims: [showOperatorClaims, ({ decidableAt }) => decidableAt !== null],
  objections: [showObjections, ({ answeredAt }) => answeredAt === null],
  reports: [showReports, ({ answeredAt }) => answeredAt === null],
  numbers: [showLostNumbers, ({ outcome }) => outcome === null],
  bags: [showBags, ({ deliveredAt }) => deliveredAt === null],
};

const showChosen = () => {
  for (const { value, checked } of document.querySelectorAll('input[name="desk"]'))
    find(`desk-${value}`).hidden = !checked;
};

/** Draws every desk. */
export const showOperator = async () => {
  showChosen();
  for (const [name, [show, waits]] of Object.entries(LISTS)) {
    const waiting = (await show()).filter(waits).length;
    document.querySelector(`[data-count="${name}"]`).textContent = waiting > 0 ? String(waiting) : '';
  }
  await showBooks();
  await showAdvertising();
  await showSpeed();
  await showHealth();
};

export const listenToOperator = () => {
  showRefundable();
  listenToInquiry();
  listenToLostNumber();
  for (const desk of document.querySelectorAll('input[name="desk"]'))
    desk.addEventListener('change', attempt(showOperator));
};
