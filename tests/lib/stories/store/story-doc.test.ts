import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storyDoc } from '@/lib/stories/store/story-doc';
import { bodyOf } from '@/lib/stories/story-head';
import { markdownOf } from '@/lib/stories/story-markdown';
import { projectRoot } from '@/tests/architecture/source';

const folder = join(projectRoot, 'content/stories');
const files = readdirSync(folder).filter((name) => name.endsWith('.md'));

it.each(files)('the body of %s comes back byte for byte', (name) => {
  const body = bodyOf(readFileSync(join(folder, name), 'utf8'));
  const doc = storyDoc(body);
  expect(doc && markdownOf(doc)).toBe(body);
});
