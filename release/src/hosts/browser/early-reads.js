/* global document, window, fetch */
// Stands in a page before the shell's first script (see early-reads.ts): starts what the first view will ask for, as the
// app's own client would, and leaves the answers for it (shared/platform/src/http/early-answers.ts).
(base, reads) => {
  const cookie = (name) => {
    const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
    const text = (found ?? '').slice(name.length + 1);
    return text.replace('%2F', '/'); // the only letter of theirs that is written otherwise
  };
  const token = cookie('accessToken');
  const [platform, version] = cookie('appVersion').split('/');
  const headers = {
    ...(token === '' ? {} : { Authorization: `Bearer ${token}` }),
    ...(token !== '' && version ? { versioncode: version, mobileplatform: platform } : {}),
  };
  const bodyOf = async (text) => {
    try {
      const response = await fetch(base + text, { headers });
      return response.ok ? await response.json() : undefined;
    } catch {
      return undefined;
    }
  };
  // A login of which only the refresh token is left: the client fetches a new one first.
  const isUsable = (text) => token !== '' || text.startsWith('/nonMember/');
  window.__earlyReads = new Map(
    reads.filter(isUsable).map((text) => [text, { startedAt: Date.now(), answer: bodyOf(text) }]),
  );
};
