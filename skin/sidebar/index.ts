export { Sidebar } from './Sidebar.js';
