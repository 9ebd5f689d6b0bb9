// The door of payments: what takes money from cards, whichever provider stands behind it.
export { inicisProvider } from './providers/inicis/inicis-provider';
export { nicepayProvider } from './providers/nicepay/nicepay-provider';
export { NICEPAY_WEBHOOK_ANSWER } from './providers/nicepay/nicepay-webhook';
