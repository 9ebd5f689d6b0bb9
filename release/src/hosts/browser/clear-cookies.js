/* global document, location */
// Runs in the page for a request with too many headers (see headers-too-long.ts). Every further request would send the
// same cookies, so only a script in that page can delete them.
() => {
  const button = document.querySelector('button');
  const labels = location.hostname.split('.');
  const domains = ['', ...labels.map((_, at) => `; Domain=${labels.slice(at).join('.')}`)];
  const parts = location.pathname.split('/');
  const paths = ['/', ...parts.map((_, at) => parts.slice(0, at + 1).join('/')).filter(Boolean)];
  button.hidden = false;
  button.onclick = () => {
    for (const cookie of document.cookie.split('; '))
      for (const domain of domains)
        for (const path of paths) document.cookie = `${cookie.split('=', 1)[0]}=; Max-Age=0; Path=${path}${domain}`;
    location.reload();
  };
};
