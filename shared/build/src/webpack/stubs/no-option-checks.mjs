/** Stands in for axios' checks of its own options: the one client is configured in one place, and types check it. */
const nothing = () => undefined;

export default { assertOptions: nothing, validators: { transitional: nothing, spelling: nothing } };
