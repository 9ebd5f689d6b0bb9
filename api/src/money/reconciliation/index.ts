// Public interface of reconciliation: compares our ledger with the books of payment providers.
export { reconcile } from './reconcile';
export { Reconciliation, ReconciliationQuery } from './reconciliation-schemas';
