import { randomUUID } from 'node:crypto';
import { connectTo, type SharedMemory } from '@/lib/backend/redis';
import { SharedStore } from '@/lib/server/shared-store';
import { describeWith } from '@/tests/helpers/describe-with';

describeWith('TEST_REDIS_URL', 'what instances share', (url) => {
  const memories: SharedMemory[] = [];
  let identity: string;

  beforeEach(() => {
    identity = randomUUID();
  });
  afterEach(async () => {
    for (const memory of memories.splice(0)) memory.close();
  });

  async function instance(of = identity): Promise<SharedStore> {
    const memory = connectTo(url);
    memories.push(memory);
    await new Promise<void>((resolve) => memory.client.once('ready', () => resolve()));
    return new SharedStore(memory, of, 60);
  }

  const entry = {
    value: {
      kind: 'APP_PAGE',
      html: '<p>নমস্কার</p>',
      headers: { a: 'b' },
      rscData: Buffer.from([0, 255]),
      segmentData: new Map([['/a', Buffer.from('flight')]]),
    },
    lastModified: 1000,
    cacheControl: { revalidate: 60 },
  };

  it('comes back whole, bytes and maps too', async () => {
    await (await instance()).write('/a', entry);
    expect(await (await instance()).read('/a')).toEqual(entry);
  });

  it('belongs to one identity', async () => {
    await (await instance()).write('/a', entry);
    expect(await (await instance(randomUUID())).read('/a')).toBeUndefined();
  });

  it('is stale for every instance once one has marked it', async () => {
    const [one, two] = [await instance(), await instance()];
    await one.write('/a', entry);
    const marked = new Promise<void>((resolve) => two.watch(resolve));
    await one.mark();
    await marked;
    expect(await one.read('/a')).toMatchObject({ lastModified: 0 });
    expect(await two.read('/a')).toMatchObject({ lastModified: 0 });
  });

  it('is fresh again once written after the mark', async () => {
    const one = await instance();
    await one.mark();
    await one.write('/a', entry);
    expect(await one.read('/a')).toMatchObject({ lastModified: 1000 });
  });

  it('is a miss where the bytes are none of ours', async () => {
    const one = await instance();
    await memories[0]?.client.set(`site:${identity}:/a`, 'garbage');
    expect(await one.read('/a')).toBeUndefined();
  });
});
