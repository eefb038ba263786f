export { Card } from './Card.js';
