// The calls that the page makes, as the shop, as our support person or as the sandbox.
const UNREACHABLE = '서버에 연결하지 못했어요. 잠시 후 다시 시도해 주세요.';

const unreachable = () => {
  throw new Error(UNREACHABLE);
};

/** A proxy may answer instead of the server, and not in JSON. */
const parsed = (text) => {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return unreachable();
  }
};

/** The server's refusal, in its own words; `code` says which. */
class Refused extends Error {
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

/** @throws {Refused} */
export const call = async (method, path, { body, token } = {}) => {
  const headers = {
    ...(body && { 'Content-Type': 'application/json' }),
    ...(token && { Authorization: `Bearer ${token}` }),
  };
  const sent = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  const answer = await fetch(path, sent).catch(unreachable);
  const text = await answer.text();
  const value = parsed(text);
  if (answer.ok) return value;
  const fields = Object.values(value?.error?.fields ?? {});
  throw new Refused(
    value?.error?.code ?? 'INTERNAL',
    [value?.error?.svMessage ?? `${answer.status}`, ...fields].join(' '),
  );
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
