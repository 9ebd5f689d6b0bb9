/** Sets the browser's wish to save data; runs in the page before its scripts. */
export const saveData = (): void => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
};
