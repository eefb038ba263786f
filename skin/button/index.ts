export {
  Button,
  buttonLook,
  type ButtonLookOptions,
  type ButtonProps,
  type ButtonVariant,
} from './Button.js';
