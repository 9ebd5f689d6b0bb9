// Runs in each page before its own scripts; `first-tap.ts` configures the tap and reads the result. Plain JavaScript:
// it is not compiled. Uses wall-clock time, because the answer may be another page.

const note = (name, atMs) => sessionStorage.setItem(name, String(performance.timeOrigin + atMs));

const whenPainted = (act) =>
  new PerformanceObserver((list) => {
    const [paint] = list.getEntriesByName('first-contentful-paint');
    if (paint !== undefined) act(paint.startTime);
  }).observe({ type: 'paint', buffered: true });

/** Runs in the frame before the element is first painted. */
const whenSeen = ({ selector, text = '' }, act) => {
  const check = () => {
    const seen = [...document.querySelectorAll(selector)].find((element) => element.textContent.includes(text));
    if (seen === undefined) requestAnimationFrame(check);
    else act(seen);
  };
  check();
};

const tapAtOnce = ({ tapped, answer }) => {
  note('startedAt', 0);
  whenPainted(() =>
    whenSeen(tapped, (element) => {
      note('tappedAt', performance.now());
      element.click();
      if (answer === undefined) return;
      whenSeen(answer, () => requestAnimationFrame(() => setTimeout(() => note('answeredAt', performance.now()))));
    }),
  );
};

if (location.protocol.startsWith('http')) {
  if (sessionStorage.getItem('startedAt') === null) tapAtOnce(window.firstTap);
  else if (window.firstTap.answer === undefined) whenPainted((atMs) => note('answeredAt', atMs));
}
