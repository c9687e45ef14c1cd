import { openRecords } from '@/lib/backend/database/database';
import { saveMessage } from '@/lib/contact/store/messages';

/** A process that stores messages until it is killed and prints each id once it is acknowledged. */
async function write(dataDir: string): Promise<void> {
  const records = await openRecords({ dataDir });
  const message = { fullname: 'A', email: 'a@example.org', phone: '', Address: '', message: 'm' };
  for (;;) {
    const { id } = await saveMessage(records, message, { notify: true });
    await new Promise((resolve) => process.stdout.write(`${id}\n`, resolve));
  }
}

void write(process.argv[2] ?? '');
