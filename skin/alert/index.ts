export { Alert } from './Alert.js';
