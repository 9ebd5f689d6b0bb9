/** Stands in for axios' way to send a form as JSON: forms carry photos here and go as they are. */
export default () => {
  throw new Error('A form cannot be sent as JSON: see shared/build/src/webpack/dead-weight.mjs.');
};
