/** Target of a press on a link into this app. */
export const pressedLink = ({ target }: Event): Pick<URL, 'pathname' | 'search'> | undefined => {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.origin === location.origin ? { pathname: link.pathname, search: link.search } : undefined;
};
