import type { ReactNode } from 'react';
import { LineList } from '@/components/help/help-sections';
import { Telephones } from '@/components/help/telephones';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { SiteLink } from '@/components/ui/site-link';
import type { FamiliesCopy } from '@/lib/i18n/en/families';
import { endonyms, type Language, type LinkTexts, linkIn } from '@/lib/i18n/language';
import type { FamilyGroup } from '@/lib/stories/schema';
import { nextDays, weekdayAndDate } from '@/lib/stories/story-date';
import styles from './families.module.css';

/** The sections that the list of contents names, in their order; each id is an address on the page. */
const sections = ['wake', 'first', 'safety', 'say', 'agreed', 'avoid', 'children', 'self', 'groups'] as const;

export function Contents({ copy }: { copy: FamiliesCopy }) {
  return (
    <nav id="contents" className={`container ${styles.contents}`} aria-label={copy.contents}>
      <ul>
        {sections.map((id) => (
          <li key={id}>
            <a href={`#${id}`}>{copy.chips[id]}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The way back to the list, after a long part. */
const Back = ({ label }: { label: string }) => (
  <p className={styles.back}>
    <a href="#contents">↑ {label}</a>
  </p>
);

type Point = { title: string; text: string };

const Points = ({ items }: { items: readonly Point[] }) =>
  items.map(({ title, text }) => (
    <li key={title}>
      <h3>{title}</h3>
      <p>
        <Telephones text={text} />
      </p>
    </li>
  ));

export function First({ copy }: { copy: FamiliesCopy['first'] }) {
  return (
    <Section id="first" title={copy.title} lead={copy.lead}>
      <ol className={styles.steps}>
        <Points items={copy.items} />
      </ol>
    </Section>
  );
}

type SayCopy = FamiliesCopy['say'];

const Cards = ({ copy, items }: { copy: SayCopy; items: readonly SayCopy['items'][number][] }) => (
  <ul className={styles.cards}>
    {items.map(({ title, instead, better }) => (
      <li key={title}>
        <h3>{title}</h3>
        <dl>
          <dt>{copy.instead}</dt>
          <dd className={styles.instead}>{instead}</dd>
          <dt>{copy.better}</dt>
          <dd className={styles.better}>{better}</dd>
        </dl>
      </li>
    ))}
  </ul>
);

/** Conversations that stand open; the others are folded below them. */
const OPEN_CONVERSATIONS = 3;

/** What is said at home beside what may be said in its place. */
export function Conversations({ copy, contents }: { copy: SayCopy; contents: string }) {
  return (
    <Section id="say" title={copy.title} lead={copy.lead}>
      <Cards copy={copy} items={copy.items.slice(0, OPEN_CONVERSATIONS)} />
      <details className={styles.folded}>
        <summary>
          <span>{copy.others}</span>
          <Icon name="next" size={20} />
        </summary>
        <Cards copy={copy} items={copy.items.slice(OPEN_CONVERSATIONS)} />
      </details>
      <p className={styles.caution}>
        <Telephones text={copy.suicide} />
      </p>
      <Back label={contents} />
    </Section>
  );
}

/** What to do while the person is willing: call, then come. */
export function Agreed({ copy, links }: { copy: FamiliesCopy['agreed']; links: LinkTexts }) {
  return (
    <Section id="agreed" tone="tint" title={copy.title} lead={copy.lead}>
      <ol className={styles.steps}>
        <Points items={copy.items} />
      </ol>
      <Links items={copy.links} links={links} />
    </Section>
  );
}

type AvoidProps = {
  copy: FamiliesCopy['avoid'];
  /** The steps above are reviewed on their own; this is of the rest. */
  review: string;
};

export function Avoid({ copy, review }: AvoidProps) {
  return (
    <Section id="avoid" title={copy.title}>
      <ul className={styles.points}>
        <Points items={copy.items} />
      </ul>
      <p className={styles.review}>{review}</p>
    </Section>
  );
}

type SafetyProps = { copy: FamiliesCopy['safety']; contents: string; language: Language };

export function Safety({ copy, contents, language }: SafetyProps) {
  return (
    <Section id="safety" tone="tint" title={copy.title} lead={copy.lead}>
      <LineList items={copy.lines} language={language} />
      <h3 className={styles.plan}>{copy.plan.title}</h3>
      <List items={copy.plan.items} />
      <Back label={contents} />
    </Section>
  );
}

const List = ({ items }: { items: readonly string[] }) => (
  <ul className={styles.list}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);

export function Children({ copy, self }: { copy: FamiliesCopy['children']; self: FamiliesCopy['self'] }) {
  return (
    <>
      <Section id="children" title={copy.title} lead={copy.lead}>
        <List items={copy.items} />
        <p className={styles.text}>
          <Telephones text={copy.text} />
        </p>
      </Section>
      <Section id="self" tone="tint" title={self.title}>
        {self.text.map((paragraph) => (
          <p key={paragraph} className={styles.text}>
            <Telephones text={paragraph} />
          </p>
        ))}
      </Section>
    </>
  );
}

type GroupsProps = {
  copy: FamiliesCopy['groups'];
  contents: string;
  groups: readonly FamilyGroup[];
  language: Language;
  /** The way to call. */
  children: ReactNode;
};

/** Most days of a group that a reader plans by. */
const SHOWN_DAYS = 6;

/** Groups that the centre has set in its content; with none the way to ask. */
export function Groups({ copy, contents, groups, language, children }: GroupsProps) {
  return (
    <Section id="groups" title={copy.title} lead={copy.lead}>
      {groups.length > 0 && (
        <ul className={styles.cards}>
          {groups.map((group) => {
            const days = nextDays(group.dates).slice(0, SHOWN_DAYS);
            return (
              <li key={group.title.en}>
                <h3>{group.title[language]}</h3>
                <p>{group.when[language]}</p>
                <dl>
                  <dt>{copy.place}</dt>
                  <dd>{group.place[language]}</dd>
                  <dt>{copy.languages}</dt>
                  <dd>
                    {group.languages.map((spoken, index) => (
                      <span key={spoken} lang={spoken}>
                        {index > 0 && ', '}
                        {endonyms[spoken]}
                      </span>
                    ))}
                  </dd>
                  {days.length > 0 && <dt>{copy.dates}</dt>}
                  {days.map((day) => (
                    <dd key={day}>
                      <time dateTime={day}>{weekdayAndDate(day, language)}</time>
                    </dd>
                  ))}
                </dl>
              </li>
            );
          })}
        </ul>
      )}
      {children}
      <Back label={contents} />
    </Section>
  );
}

export function ReadOn({ copy, links }: { copy: FamiliesCopy['more']; links: LinkTexts }) {
  return (
    <Section id="read-on" tone="tint" title={copy.title}>
      <Links items={copy.links} links={links} />
    </Section>
  );
}

type LinksProps = { items: readonly { label: string; href: string }[]; links: LinkTexts };

const Links = ({ items, links }: LinksProps) => (
  <ul className={styles.links}>
    {items.map(({ label, href }) => (
      <li key={href}>
        <SiteLink {...linkIn(links, href)}>{label}</SiteLink>
      </li>
    ))}
  </ul>
);
