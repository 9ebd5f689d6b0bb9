/** Replaces axios' table of status names: this app compares numbers. */
export default {};
