import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Pictogram } from '@/components/ui/pictogram';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { SiteLink } from '@/components/ui/site-link';
import { routes } from '@/lib/config/routes';
import { type Site, whatsappHref } from '@/lib/config/site-facts';
import type { HomeCopy } from '@/lib/i18n/en/home';
import { type LinkTexts, linkIn, localPath } from '@/lib/i18n/language';
import { drawn, pictures, type ShowPicture } from '@/lib/i18n/pictures';
import styles from './about-centre.module.css';
import connectStyles from './connect.module.css';
import doorsStyles from './doors.module.css';
import purposeStyles from './purpose.module.css';
import waysStyles from './ways.module.css';

type Props = {
  links: LinkTexts;
  copy: HomeCopy['about'];
  /** The operator's film on another site, if there is one; it never loads by itself (contract §9.3). */
  filmHref: string | null;
  /** Whether an address may be linked now. */
  isLinkable?: (href: string) => boolean;
  shown?: ShowPicture;
  /** What proves it. */
  children?: ReactNode;
};

/** What the centre is, beside its open door. */
export function AboutCentre({
  copy,
  links,
  filmHref,
  isLinkable = () => true,
  shown = drawn,
  children,
}: Props) {
  return (
    <section className={`container ${styles.grid}`} aria-labelledby="about-centre">
      <div className={styles.picture}>
        <Picture {...shown(pictures.doorway, copy.pictureAlt)} sizes="(min-width: 768px) 400px, 88px" />
      </div>
      <div className={styles.text}>
        <h2 id="about-centre" className={styles.title}>
          {copy.title}
        </h2>
        <p className={styles.lead}>{copy.lead}</p>
        {copy.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {children}
        <div className={styles.actions}>
          <ButtonLink {...linkIn(links, routes.about)} variant="quiet">
            {copy.action}
          </ButtonLink>
          {isLinkable(copy.night.href) && (
            <a href={localPath(links.language, copy.night.href)}>{copy.night.label}</a>
          )}
          {filmHref && <SiteLink {...linkIn(links, filmHref)}>{copy.film}</SiteLink>}
        </div>
      </div>
    </section>
  );
}

/** Who is here, and where each goes; danger first. */
const doors = [
  ['danger', `${routes.helpNow}#danger`],
  ['despair', `${routes.helpNow}#despair`],
  ['stop', `${routes.helpNow}#stop`],
  ['worried', routes.families],
  ['relapsed', `${routes.helpNow}#relapse`],
  ['give', routes.donate],
] as const;

type DoorsProps = {
  copy: HomeCopy['doors'];
  links: LinkTexts;
  /** Whether somebody is there now, and the way to be called. */
  children: ReactNode;
};

/** The question behind the first screen: six doors, each one tap from a named step with a number to call. */
export function Doors({ copy, links, children }: DoorsProps) {
  return (
    <section className="container" aria-labelledby="doors">
      <div className={doorsStyles.doors}>
        <h2 id="doors">{copy.title}</h2>
        <ul className={doorsStyles.list}>
          {doors.map(([name, href]) => (
            <li key={name}>
              <SiteLink {...linkIn(links, href)} className={doorsStyles.door}>
                {copy[name]}
              </SiteLink>
            </li>
          ))}
        </ul>
        <div className={doorsStyles.more}>
          {children}
          {/* A whole load, not the framework's: only the browser itself opens a folded answer. */}
          <a href={localPath(links.language, copy.cost.href)}>{copy.cost.label}</a>
        </div>
      </div>
    </section>
  );
}

type Column = { title: string; items: readonly string[] };

/** Mission and vision (spec §2, Home: a list, and a list of four) on the two banks of one river. */
export function Purpose({ copy }: { copy: HomeCopy['purpose'] }) {
  return (
    <Section tone="tint" id="purpose" title={copy.title}>
      <div className={purposeStyles.banks}>
        <Bank {...copy.mission} />
        <div className={purposeStyles.river}>
          <RiverLine />
        </div>
        <Bank {...copy.vision} />
      </div>
    </Section>
  );
}

function Bank({ title, items }: Column) {
  return (
    <div>
      <h3 className={purposeStyles.title}>{title}</h3>
      <ul className={purposeStyles.list}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

type WaysProps = { copy: HomeCopy['ways']; links: LinkTexts; shown?: ShowPicture };

/** Where the three ways lead, in their order: parts of the page about treatment. */
const WAYS = ['what-we-treat', 'methodology', 'detox'] as const;

/** Ways We Help (spec §2, Home): three ways, and a fourth tile that leads on. */
export function Ways({ copy, links, shown = drawn }: WaysProps) {
  const { more } = copy;
  return (
    <Section id="ways" title={copy.title} lead={copy.lead}>
      <ul className={waysStyles.list}>
        {copy.items.map((item, index) => (
          <li key={item.title} className={waysStyles.tile}>
            <TilePicture {...shown(item.picture)} />
            <div className={waysStyles.words}>
              <h3>
                <SiteLink {...linkIn(links, `${routes.treatment}#${WAYS[index] ?? ''}`)}>
                  {item.title}
                </SiteLink>
              </h3>
              <p>{item.text}</p>
            </div>
          </li>
        ))}
        <li className={waysStyles.tile}>
          <TilePicture {...shown(more.picture)} />
          <div className={waysStyles.words}>
            <h3>
              <SiteLink {...linkIn(links, more.href)} className={waysStyles.more}>
                {more.title}
                <span className="visually-hidden"> {more.about}</span>
                <Icon name="next" />
              </SiteLink>
            </h3>
            <p>{more.text}</p>
          </div>
        </li>
      </ul>
    </Section>
  );
}

function TilePicture(picture: ReturnType<ShowPicture>) {
  return (
    <div className={waysStyles.picture}>
      <Picture {...picture} sizes="(min-width: 768px) 25vw, 72px" />
    </div>
  );
}

type ConnectProps = { copy: HomeCopy['connect']; site: Site; links: LinkTexts };

/** Connect With Us (spec §2, Home): a message and the social pages; the newsletter box is in the footer. */
export function Connect({ copy, site, links }: ConnectProps) {
  const profiles = [
    { label: copy.social.instagram, icon: 'instagram', href: site.instagramUrl },
    { label: copy.social.youtube, icon: 'youtube', href: site.youtubeUrl },
    { label: copy.social.facebook, icon: 'facebook', href: site.facebookUrl },
  ] as const;
  return (
    <section className={`container ${connectStyles.connect}`} aria-labelledby="connect">
      <div className={connectStyles.words}>
        <h2 id="connect">{copy.title}</h2>
        <p className={connectStyles.lead}>{copy.lead}</p>
        <ButtonLink
          {...linkIn(links, whatsappHref(site.whatsappNumber, copy.whatsappText))}
          variant="whatsapp"
        >
          <Pictogram name="whatsapp" />
          {copy.whatsapp}
        </ButtonLink>
        <p className={connectStyles.note}>{copy.whatsappNote}</p>
      </div>
      <ul className={connectStyles.profiles}>
        {profiles.map((profile) => (
          <li key={profile.label}>
            <SiteLink {...linkIn(links, profile.href)} className={connectStyles.profile}>
              <Pictogram name={profile.icon} size={28} />
              {profile.label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Begins a bend before the tile and ends a bend after it, so that tiles meet without a seam. */
const bends = 'M24-80c-17 27-17 53 0 80c17 27 17 53 0 80c-17 27-17 53 0 80c17 27 17 53 0 80';

/** A river seen from above, as long as its box: a repeated bend, so that no length distorts it, and one boat. */
function RiverLine() {
  return (
    <svg aria-hidden="true" width="48" height="100%" fill="none" strokeLinecap="round">
      <defs>
        <pattern id="river-bend" width="48" height="160" patternUnits="userSpaceOnUse">
          <path d={bends} stroke="currentColor" strokeWidth="18" />
          <g stroke="var(--colour-tint)" strokeWidth="1.5" opacity="0.75">
            <path d="M26 14h9M31 46h8M13 88h7M14 146h9" />
          </g>
        </pattern>
      </defs>
      <rect width="48" height="100%" fill="url(#river-bend)" />
      {/* On the outer edge of the first bend to the left, where the stream runs straight down. */}
      <path d="M11.250 106c6 7 6 17 0 25c-6-8-6-18 0-25z" fill="var(--colour-dawn)" />
    </svg>
  );
}
