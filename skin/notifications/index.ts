export { Notifications } from './Notifications.js';
