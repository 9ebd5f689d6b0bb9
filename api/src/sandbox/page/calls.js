// The calls that the page makes, as the shop, as our support person or as the sandbox.

/** @throws {Error} in the server's words. */
export const call = async (method, path, { body, token } = {}) => {
  const headers = {
    ...(body && { 'Content-Type': 'application/json' }),
    ...(token && { Authorization: `Bearer ${token}` }),
  };
  const answer = await fetch(path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const text = await answer.text();
  const value = text === '' ? undefined : JSON.parse(text);
  if (answer.ok) return value;
  const fields = Object.values(value?.error?.fields ?? {});
  throw new Error([value?.error?.svMessage ?? `${answer.status}`, ...fields].join(' '));
};

/** A call of a shop's own tools. A token of its own for each, because time may have been travelled. */
export const asShop = async (laundryId, method, path, body) => {
  const { accessToken: token } = await call('POST', `/sandbox/shop/${laundryId}/token`);
  return call(method, `/v1/partner${path}`, { body, token });
};

/** A call of our own support people. */
export const asOperator = async (method, path, body) => {
  const { accessToken: token } = await call('POST', '/sandbox/operator/token');
  return call(method, `/v1/operator${path}`, { body, token });
};

/** The time of the sandbox. */
export const sandboxNow = async () => new Date((await call('GET', '/sandbox/clock')).now);
