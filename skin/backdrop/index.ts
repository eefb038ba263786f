export { Backdrop, type BackdropProps } from './Backdrop.js';
