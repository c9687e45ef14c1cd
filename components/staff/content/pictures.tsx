'use client';

import dynamic from 'next/dynamic';
import { type FormEvent, Fragment, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Picture } from '@/components/ui/picture';
import { SiteLink } from '@/components/ui/site-link';
import { staff } from '@/lib/i18n/en/staff';
import { staffContent } from '@/lib/i18n/en/staff-content';
import { staffPictures } from '@/lib/i18n/en/staff-pictures';
import { staffRoutes } from '@/lib/staff/addresses';
import { isDone, postStaff } from '@/lib/staff/client/staff-calls';
import { readAgain, useStaff } from '@/lib/staff/client/staff-reads';
import type { StoredPicture } from '@/lib/stories/picture-upload';
import { focusAtTop, focusOnce } from '../browser-state';
import { clock } from '../clock';
import { Shown } from '../shown';
import styles from '../staff.module.css';
import { Ask } from '../step-up';
import { messageOf, useStaffForm } from '../use-staff-form';
import { factsIn, lacksConsent, PictureFields } from './picture-fields';
import own from './pictures.module.css';

const copy = staffPictures;
/** Behind the `#` of the texts' page: no text has this path. */
export const PICTURES_HASH = 'pictures';
type Pictures = { pictures: StoredPicture[] };

/** The cutting of a photo is loaded once somebody adds one. */
const AddPicture = dynamic(() => import('./add-picture').then((module) => module.AddPicture));

/** All pictures that staff added: seen, described anew, removed where no text shows them. */
export function PicturesPage() {
  const view = useStaff<Pictures>(staffRoutes.api.media);
  const [status, setStatus] = useState('');
  return (
    <section className={styles.section} aria-labelledby="pictures-title">
      <h2 id="pictures-title" tabIndex={-1} ref={focusOnce}>
        {copy.title}
      </h2>
      <p role="status">{status}</p>
      <AddPicture done={() => setStatus(copy.add.added)} />
      <Shown view={view}>
        {({ pictures }) => (
          <>
            {pictures.length === 0 && <p>{copy.none}</p>}
            <ul className={styles.sessions}>
              {pictures.map((picture) => (
                <PictureItem key={picture.path} picture={picture} status={setStatus} />
              ))}
            </ul>
          </>
        )}
      </Shown>
    </section>
  );
}

type ItemProps = { picture: StoredPicture; status: (text: string) => void };

function PictureItem({ picture, status }: ItemProps) {
  const { address, alt, added_by, added_at, uses } = picture;
  const [isOpen, setIsOpen] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const remove = async () => {
    setIsAsking(false);
    const result = await postStaff(staffRoutes.api.changeMedia('remove'), { path: picture.path }, isDone);
    if (result.ok) status(copy.removed);
    else setFault(messageOf(result, staff.errors));
    await readAgain(staffRoutes.api.media);
  };
  const saved = () => {
    setIsOpen(false);
    status(copy.saved);
  };
  return (
    <li>
      <Thumbnail address={address} alt={alt.en} />
      <div className={own.facts}>
        <p>{alt.en}</p>
        <p>{copy.addedBy(added_by, clock.format(added_at))}</p>
        <Uses uses={uses} />
        {fault && <Notice kind="failed" title={fault} />}
        <div className={styles.actions}>
          <Button variant="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {copy.describe}
          </Button>
          {uses.length === 0 && (
            <Button variant="quiet" onClick={() => setIsAsking(true)}>
              {copy.remove}
            </Button>
          )}
        </div>
      </div>
      {isOpen && <DescribeForm picture={picture} done={saved} />}
      {isAsking && (
        <Ask title={copy.removeTitle} cancel={staffContent.editor.cancel} close={() => setIsAsking(false)}>
          <p>{copy.removeText}</p>
          <Button variant="emergency" onClick={() => void remove()}>
            {copy.removeNow}
          </Button>
        </Ask>
      )}
    </li>
  );
}

function Uses({ uses }: Pick<StoredPicture, 'uses'>) {
  if (uses.length === 0) return <p>{copy.unused}</p>;
  return (
    <p>
      {copy.inUse}{' '}
      {uses.map(({ path, title, language }, at) => (
        <Fragment key={path}>
          {at > 0 && '; '}
          <SiteLink href={`#${path}`}>
            {language === 'en' ? title : copy.inLanguage(title, staffContent.languages[language])}
          </SiteLink>
        </Fragment>
      ))}
    </p>
  );
}

function DescribeForm({ picture, done }: { picture: StoredPicture; done: () => void }) {
  const form = useStaffForm({
    copy: staff.errors,
    path: staffRoutes.api.changeMedia('describe'),
    read: isDone,
    more: (sent) => ({ path: picture.path, ...factsIn(sent) }),
    done: () => {
      void readAgain(staffRoutes.api.media);
      done();
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (lacksConsent(event.currentTarget)) return event.preventDefault();
    void form.submit(event);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label={copy.describe}>
      <PictureFields errors={form.fields} picture={picture} />
      {form.message && <Notice kind="failed" title={form.message} />}
      <Button type="submit" aria-disabled={form.isSending}>
        {copy.save}
      </Button>
    </form>
  );
}

const Thumbnail = ({ address, alt }: { address: string; alt: string }) => (
  <div className={own.thumbnail}>
    <Picture src={address} alt={alt} sizes="8rem" />
  </div>
);

/** What is asked before a text is published while a photo chosen for it is not added. */
export const photoQuestion = () =>
  document.querySelector('[data-unsent]') && {
    title: staffContent.editor.firstTitle,
    text: copy.add.notAdded,
  };

/** A choice of one picture, or of a photo that is added now. */
export function ChoosePicture({ choose }: { choose: (picture: StoredPicture) => void }) {
  const view = useStaff<Pictures>(staffRoutes.api.media);
  const added = async (path: string) => {
    const latest = await view.again();
    const picture = latest?.pictures.find((one) => one.path === path);
    if (picture) choose(picture);
  };
  return (
    <div className={styles.section}>
      <h3 tabIndex={-1} ref={focusAtTop}>
        {copy.chooseTitle}
      </h3>
      <Shown view={view}>
        {({ pictures }) => (
          <ul className={own.choices}>
            {pictures.map((picture) => (
              <li key={picture.path}>
                <button
                  type="button"
                  onClick={() => choose(picture)}
                  aria-label={copy.choose(picture.alt.en)}
                >
                  <Thumbnail address={picture.address} alt="" />
                  <span>{picture.alt.en}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </Shown>
      <p>
        <SiteLink className={styles.lone} href={`#${PICTURES_HASH}`}>
          {copy.manage}
        </SiteLink>
      </p>
      <AddPicture done={(path) => void added(path)} />
    </div>
  );
}
