export { asciiDigits } from '../contract/digits';
