import type { Language } from '@/lib/i18n/language';

type Props = { /** With the place `{title}`. */ words: string; title: string; own: { lang?: Language } };

/** What a link behind "Learn More" is about, heard and not seen, the title in its own language. */
export function AboutTitle({ words, title, own }: Props) {
  const [before, after] = words.split('{title}');
  return (
    <span className="visually-hidden">
      {' '}
      {before}
      <span {...own}>{title}</span>
      {after}
    </span>
  );
}
