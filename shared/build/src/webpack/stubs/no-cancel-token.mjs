/** Replaces axios' cancel tokens, which AbortController supersedes. */
export default class CancelToken {}
