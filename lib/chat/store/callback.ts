import type { ChatRow } from '@/lib/backend/database/tables';
import type { ContactMessage } from '@/lib/contact/schema';
import type { Variables } from './localized-text';

const LANGUAGE_NAMES: Readonly<Record<string, string>> = { en: 'English', hi: 'Hindi', bn: 'Bengali' };
const MAX_VALUE_LENGTH = 500;

/**
 * A request for a call as the centre's staff read it among the messages: what was said on the way, in the order it
 * was said. What the script saved under name or phone comes before what the registration holds.
 */
export function callbackMessage(chat: ChatRow, variables: Variables): ContactMessage {
  const { name = chat.name, phone = chat.phone, email = chat.email, ...answers } = variables;
  const lines = Object.entries(answers).map(
    ([key, value]) => `${key.replaceAll('_', ' ')}: ${value.slice(0, MAX_VALUE_LENGTH)}`,
  );
  const language = LANGUAGE_NAMES[chat.language] ?? chat.language;
  const age = chat.age === '' ? [] : [`age: ${chat.age}`];
  return {
    fullname: name,
    email,
    phone: phone.slice(0, MAX_VALUE_LENGTH),
    Address: '',
    message: [
      `Request for a call, from the chat (${chat.id}).`,
      `language: ${language}`,
      ...age,
      ...lines,
    ].join('\n'),
  };
}
