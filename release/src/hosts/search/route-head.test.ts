import { headOfRoute, titleOfRoute } from './route-head';

it.each(['{"title":7}', '"bar"', 'null', '{}'])('ignores the bar %s of a route in an invalid registry', (bar) => {
  const route = JSON.parse(`{"path":"/laundry/list","access":"public","bar":${bar},"title":["a"]}`);
  expect([titleOfRoute(route), headOfRoute(route, '')]).toEqual([undefined, undefined]);
});
