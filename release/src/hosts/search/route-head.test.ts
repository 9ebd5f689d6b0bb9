import { headOfRoute, titleOfRoute } from './route-head';

it.each(['{"title":7}', '"bar"', 'null', '{}'])(
  'a route whose bar is %s in the registry has no name of its own',
  (bar) => {
    const route = JSON.parse(`{"path":"/laundry/list","access":"public","bar":${bar},"title":["a"]}`);
    expect([titleOfRoute(route), headOfRoute(route, '')]).toEqual([undefined, undefined]);
  },
);
