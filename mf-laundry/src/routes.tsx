import { lazyPage } from '@dongne/pages';
import type { RemoteModule } from '@dongne/platform';
import { LaundryEntry } from './laundry-entry/laundry-entry';

// One element for both routes: React keeps the page from one to the other.
const review = lazyPage(async () => (await import('./shop-reviews/review-page')).ReviewPage);

export const routes: RemoteModule['routes'] = [
  { path: '/laundry', element: <LaundryEntry /> },
  { path: '/laundry/list', ...lazyPage(async () => (await import('./shop-list/shop-list-page')).ShopListPage) },
  { path: '/laundry/map', ...lazyPage(async () => (await import('./shop-map/shop-map-page')).ShopMapPage) },
  { path: '/laundry/:id', ...lazyPage(async () => (await import('./shop-detail/shop-detail-page')).ShopDetailPage) },
  {
    path: '/laundry/:id/review',
    ...lazyPage(async () => (await import('./shop-reviews/review-list-page')).ReviewListPage),
  },
  { path: '/laundry/review', ...review },
  { path: '/laundry/review/:id', ...review },
  {
    path: '/delivery-bag',
    ...lazyPage(async () => (await import('./delivery-bag/delivery-bag-page')).DeliveryBagPage),
  },
  {
    path: '/delivery-bag/apply',
    ...lazyPage(async () => (await import('./delivery-bag/delivery-bag-form-page')).DeliveryBagFormPage),
  },
  { path: '/service', ...lazyPage(async () => (await import('./service-guide/service-page')).ServicePage) },
  {
    path: '/service/areaInfo',
    ...lazyPage(async () => (await import('./service-guide/service-area-page')).ServiceAreaPage),
  },
];
