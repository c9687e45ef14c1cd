export { asciiDigits } from '../contract/text';
