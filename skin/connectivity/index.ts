export { ConnectivityBanner } from './ConnectivityBanner.js';
