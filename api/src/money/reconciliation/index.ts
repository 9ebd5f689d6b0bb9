// The door of reconciliation: our books beside those of whoever moves the money.
export { reconcile } from './reconcile';
export { Reconciliation, ReconciliationQuery } from './reconciliation-schemas';
