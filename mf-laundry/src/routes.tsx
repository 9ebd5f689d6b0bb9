import { lazyPage, routesOf } from '@dongne/pages';
import { LaundryEntry } from './laundry-entry/laundry-entry';
import type { routeTable } from './route-table';

// One element for both routes: React keeps the page from one to the other.
const review = lazyPage(async () => (await import('./shop-reviews/review-page')).ReviewPage);

export const routes = routesOf<typeof routeTable>({
  '/laundry': { element: <LaundryEntry /> },
  '/laundry/list': lazyPage(async () => (await import('./shop-list/shop-list-page')).ShopListPage),
  '/laundry/map': lazyPage(async () => (await import('./shop-map/shop-map-page')).ShopMapPage),
  '/laundry/:id': lazyPage(async () => (await import('./shop-detail/shop-detail-page')).ShopDetailPage),
  '/laundry/:id/review': lazyPage(async () => (await import('./shop-reviews/review-list-page')).ReviewListPage),
  '/laundry/review': review,
  '/laundry/review/:id': review,
  '/delivery-bag': lazyPage(async () => (await import('./delivery-bag/delivery-bag-page')).DeliveryBagPage),
  '/delivery-bag/apply': lazyPage(
    async () => (await import('./delivery-bag/delivery-bag-form-page')).DeliveryBagFormPage,
  ),
  '/service': lazyPage(async () => (await import('./service-guide/service-page')).ServicePage),
  '/service/areaInfo': lazyPage(async () => (await import('./service-guide/service-area-page')).ServiceAreaPage),
});
