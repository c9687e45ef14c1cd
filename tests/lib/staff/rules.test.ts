import {
  ABSOLUTE_MS,
  delayOf,
  deviceOf,
  FREE_TRIES,
  hasRight,
  IDLE_MS,
  isAlive,
  readRoles,
  roles,
} from '@/lib/staff/rules';
import { passwordFault } from '@/lib/staff/store/password';

const NOW = Date.parse('2026-11-23T06:00:00Z');

describe('rights', () => {
  it.each(roles)('let a %s see their own account', (role) => {
    expect(hasRight(role, 'own-account')).toBe(true);
  });

  it('are denied to a role that is not named, and to one that is none of ours', () => {
    expect(hasRight('desk', 'people')).toBe(false);
    expect(hasRight('owner', 'own-account')).toBe(false);
    expect(hasRight('', 'own-account')).toBe(false);
  });

  it('add up for who has several roles, and keep an admin out of the chats', () => {
    expect(hasRight('desk,editor', 'inbox')).toBe(true);
    expect(hasRight('desk,editor', 'content')).toBe(true);
    expect(hasRight('admin', 'chats')).toBe(false);
  });

  it('are given by roles of ours alone', () => {
    expect(readRoles('editor, desk')).toBe('desk,editor');
    for (const text of ['', 'owner', 'desk,owner']) expect(readRoles(text)).toBeNull();
  });
});

describe('a session', () => {
  const sessionOf = (ageMs: number, idleMs: number) => ({ created_at: NOW - ageMs, seen_at: NOW - idleMs });

  it('ends after 30 minutes without use and after 12 hours in use', () => {
    expect(isAlive(sessionOf(ABSOLUTE_MS - 1, IDLE_MS - 1), NOW)).toBe(true);
    expect(isAlive(sessionOf(IDLE_MS, IDLE_MS), NOW)).toBe(false);
    expect(isAlive(sessionOf(ABSOLUTE_MS, 0), NOW)).toBe(false);
    expect([IDLE_MS, ABSOLUTE_MS]).toEqual([1_800_000, 43_200_000]);
  });
});

describe('the delay of tries', () => {
  it('begins behind the free ones, doubles, and stays where a request still ends', () => {
    const delays = [1, 5, 6, 7, 8, 9, 10, 1000].map((tries) => delayOf(tries, FREE_TRIES.account));
    expect(delays).toEqual([0, 0, 1000, 2000, 4000, 8000, 8000, 8000]);
    expect(delayOf(50, FREE_TRIES.address)).toBe(0);
    expect(delayOf(51, FREE_TRIES.address)).toBe(1000);
  });
});

describe('a new password', () => {
  it.each([
    'copper lantern under rain',
    'টিফিনের সময় নীল ছাতা উড়ে গেল',
    '8392 0174 6382 9105',
    'mango umbrella tram',
    'my dog is brown',
    'मेरी चाय ठंडी हो गई',
    'f'.concat('kwertz bold mango pier '.repeat(5)),
  ])('may be %j', (password) => {
    expect(passwordFault(password, ['Mina Roy', 'mina@example.org'])).toBeNull();
  });

  it.each([
    ['fourteen chars', 'short'],
    ['x y'.repeat(43), 'long'],
    ['aaaaaaaaaaaaaaaaaaaa', 'common'],
    ['passwordpassword1', 'common'],
    ['P@ssw0rd-P@ssw0rd!', 'common'],
    ['123456789012345', 'common'],
    ['qwertyuiopasdfgh', 'common'],
    ['Welcome India 2026!!', 'common'],
    ['mina roy mina roy 1', 'common'],
    ['correcthorsebatterystaple', 'common'],
    ['Correct horse battery staple', 'common'],
    ['1q2w3e4r5t6y7u8i', 'common'],
    ['1qaz2wsx3edc4rfv', 'common'],
    ['abcdefghijklmnopqrstuvwxyz', 'common'],
    ['কখগঘঙচছজঝঞটঠডঢণত', 'common'],
    ['poiuytrewqlkjhgf', 'common'],
    ['thequickbrownfox', 'common'],
    ['manchesterunited', 'common'],
    ['omnamahshivaya108', 'common'],
    ['Kolkata700001Kolkata', 'common'],
    ['Second Chance 2026', 'common'],
    ['ॐ नमः शिवाय १०८', 'common'],
    ['আমার সোনার বাংলা', 'common'],
  ])('may not be %j: %s', (password, fault) => {
    expect(passwordFault(password, ['Mina Roy', 'mina@example.org', 'Second Chance'])).toBe(fault);
  });

  it('is counted in letters, not in bytes', () => {
    expect(passwordFault('চাঁদ ওঠে রাতে')).toBe('short');
    expect(passwordFault('চাঁদ ওঠে রাতে নদী')).toBeNull();
  });
});

describe('a device', () => {
  it.each([
    [
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36',
      'Chrome on Android',
    ],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1', 'Safari on iOS'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
    ['<script>', 'A browser on an unknown system'],
  ])('of %j is shown as %s', (agent, device) => {
    expect(deviceOf(agent)).toBe(device);
  });
});
