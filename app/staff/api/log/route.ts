import { wrongField } from '@/lib/http/staff';
import { staffRead } from '@/lib/http/staff-endpoint';
import { staffContent } from '@/lib/i18n/en/staff-content';
import { log as copy } from '@/lib/i18n/en/staff-log';
import { type Log, ReadLog } from '@/lib/staff/schema';
import { noteLogRead, readLog } from '@/lib/staff/store/log';
import { documentName } from '@/lib/stories/document-schema';

/** A text of the site by its path: “coming-home” in Hindi, or what the list of texts calls it. */
function textName(path: string): string | null {
  const name = documentName(path);
  if (name?.kind !== 'story') return name && `“${name.title}”`;
  return `the story “${name.title}” (${staffContent.languages[name.language]})`;
}

export const dynamic = 'force-dynamic';

/** GET /staff/api/log: a page of what was done, newest first; reading it is noted too. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staffRead({
  right: 'log',
  async handle({ store, person, request }): Promise<Log> {
    const query = ReadLog.safeParse(Object.fromEntries(new URL(request.url).searchParams));
    if (!query.success) throw wrongField('query', copy.badQuery);
    await noteLogRead(store, person.id);
    const log = await readLog(store, query.data);
    const texts = [...new Set(log.lines.map(({ target }) => target))].flatMap((id) => {
      const name = textName(id);
      return name ? [{ id, name }] : [];
    });
    return { ...log, named: [...log.named, ...texts] };
  },
});
