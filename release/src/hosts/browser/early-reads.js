/* global document, window, fetch, performance */
// Runs before the shell's first script (see early-reads.ts): prefetches what the first view will request, with the
// headers of the app's own client, and stores the promises for it (shared/platform/src/http/early-responses.ts).
(base, reads) => {
  const cookie = (name) => {
    const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
    const text = (found ?? '').slice(name.length + 1);
    return text.replace('%2F', '/'); // the only encoded character in these values
  };
  const token = cookie('accessToken');
  const [platform, version] = cookie('appVersion').split('/');
  const headers = {
    ...(token === '' ? {} : { Authorization: `Bearer ${token}` }),
    ...(token !== '' && version ? { versioncode: version, mobileplatform: platform } : {}),
  };
  const answerOf = async (text) => {
    try {
      const response = await fetch(base + text, { headers });
      // Taken before the body is read: the page sets its clock by the time of arrival, which may be long before it
      // asks.
      const arrivedAt = performance.now();
      const serverTime = response.headers.get('server-time');
      return { status: response.status, data: await response.json(), serverTime, arrivedAt };
    } catch {
      return undefined;
    }
  };
  // Skips member reads for a partial or invalid login: only the client can recover from that.
  const isLogin = /^[\w-]+\.[\w-]+\.[\w-]+$/.test(token) && cookie('userInfo').includes('userId');
  const isUsable = (text) => isLogin || text.startsWith('/nonMember/');
  window.__earlyReads = new Map(
    reads
      .filter(isUsable)
      .map((text) => [text, { startedAt: Date.now(), sentAt: performance.now(), answer: answerOf(text) }]),
  );
};
