export { NotificationHistory } from './NotificationHistory.js';
