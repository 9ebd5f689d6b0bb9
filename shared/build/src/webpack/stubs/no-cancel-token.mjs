/** Stands in for axios' cancel tokens, which AbortController has replaced. */
export default class CancelToken {}
