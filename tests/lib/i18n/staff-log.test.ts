import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventName, eventSentence } from '@/lib/i18n/en/staff-log';

const source = readFileSync(join(__dirname, '../../../lib/backend/database/audit.ts'), 'utf8');
const events = [...source.matchAll(/^ {2}\| '([a-z-]+)'/gm)].map(([, event]) => event ?? '');

const ID = '0190c2de-7b1c-7d4a-9c0f-2f2f3b1e7a10';
const nameOf = (id: string) => ({ mina: 'Mina', gift: 'SCCT/7' })[id];

describe('the log in words', () => {
  it('knows every event that is noted', () => {
    expect(events.length).toBeGreaterThan(80);
    const unknown = events.filter((event) =>
      eventSentence({ event, actor: 'mina', target: 'mina' }, nameOf).startsWith('Mina: '),
    );
    expect(unknown).toEqual([]);
  });

  it('names people, and shows no id', () => {
    const shown = events.filter((event) =>
      eventSentence({ event, actor: 'mina', target: ID }, nameOf).includes(ID),
    );
    expect(shown.filter((event) => !/^(refused|gifts|statement|certificates)/.test(event))).toEqual([]);
    expect(eventSentence({ event: 'gift-read', actor: 'mina', target: 'gift' }, nameOf)).toBe(
      'Mina opened the gift SCCT/7.',
    );
    expect(eventSentence({ event: 'gift-read', actor: 'mina', target: ID }, nameOf)).toBe(
      'Mina opened a gift without a receipt.',
    );
    expect(eventSentence({ event: 'invited', actor: 'mina', target: ID }, nameOf)).toBe(
      'Mina invited somebody.',
    );
    expect(eventName('inbox-listed')).toBe('Inbox opened');
  });
});
