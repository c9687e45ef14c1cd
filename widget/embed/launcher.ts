import { shapes } from '../core/icons';
import { tokens } from '../ui/drawing';

const PRIMARY = '#42b0c5';
const SECONDARY = '#491d8d';

/** A page without types may write anything for the colours. */
type Look = { label: string; primary: unknown; secondary: unknown };

const text = (value: unknown, otherwise: string) => (typeof value === 'string' ? value : otherwise);

/** The round button as it is until the window's code is there. */
export function drawLauncher({ label, primary, secondary }: Look) {
  const root = document.createElement('div');
  root.className = 'rcb-chatbot-global rcb-window-close';
  for (const [name, value] of Object.entries(
    tokens(text(primary, PRIMARY), text(secondary, SECONDARY), ''),
  )) {
    if (name.startsWith('--')) root.style.setProperty(name, String(value));
  }
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'rcb-toggle-button rcb-button-show';
  button.setAttribute('aria-label', label);
  const icon = document.createElement('span');
  icon.className = 'rcb-icon rcb-toggle-icon';
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('class', 'rcb-shape');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', shapes.chat);
  svg.append(path);
  icon.append(svg);
  button.append(icon);
  root.append(button);
  return { root, button };
}
