import type { Wide } from '@/lib/i18n/language';
import { pictures } from '@/lib/i18n/pictures';

/** Words of the page about the centre (spec §2, About). The three people are samples until the centre names its own. */
export const about = {
  metaTitle: 'About us',
  description:
    'Who we are, why we do this work, and the people you will meet at our residential centre[ in {area}, {city}| in {city}| in {area}].',
  hero: {
    eyebrow: 'About us',
    title: 'The centre and its people',
    lead: 'A residential centre[ in {city}] for people who want to stop using alcohol or drugs, and for those who love them.',
    pictureAlt:
      'A two-storey house with green shutters at dawn: visitors come up the path and two people wait at the door to greet them',
  },
  story: {
    title: 'Who we are',
    lead: 'Dependence is a health condition. It can happen in any family, in any neighbourhood, to people of any age, and it can be treated.',
    text: [
      'People come to us at very different moments: after a hard night, after a quiet talk with a daughter, sometimes after many attempts elsewhere. We start where they are. The first conversation is about what they want, not about what they have done.',
      'A stay brings together what recovery commonly needs: medical care while the body settles, counselling, company, regular meals and sleep, and a steady routine. The family is part of it from the beginning, because everyone will live with what comes after.',
      'We cannot promise how anyone’s recovery will go. We can promise to be honest, to keep what you tell us in confidence within the limits of the law and of safety, and to treat you as we would wish to be treated.',
    ],
  },
  reasons: {
    eyebrow: 'Our reasons',
    title: 'Why we work',
    items: [
      {
        title: 'Because shame keeps people away',
        text: 'Many people wait years before they tell anyone. A place where they can speak plainly shortens that wait.',
      },
      {
        title: 'Because stopping on your own can be dangerous',
        text: 'After long or heavy use, stopping suddenly can harm the body. Care and supervision make it safer.',
      },
      {
        title: 'Because families are affected too',
        text: 'Parents, partners and children need rest, facts and someone to talk to, whether or not the person is ready.',
      },
      {
        title: 'Because a relapse is not a failure',
        text: 'Recovery often takes more than one attempt. Anyone who comes back is as welcome as on the first day.',
      },
    ],
  },
  team: {
    eyebrow: 'The people you will meet',
    title: 'Meet the Team',
    /** On each card; empty once the people are real. */
    sample: 'Sample: not a real person',
    note: 'The names and pictures are samples until the centre introduces its own team here.',
    members: [
      {
        name: 'Sample Name One',
        title: 'Counsellor',
        text: 'Listens first. Meets people one to one and leads the daily group.',
        image: pictures.team[0],
        alt: 'Drawn sample portrait of a counsellor',
      },
      {
        name: 'Sample Name Two',
        title: 'Lead counsellor',
        text: 'Plans each stay with the person and the doctor, and speaks with the family.',
        image: pictures.team[1],
        alt: 'Drawn sample portrait of a lead counsellor',
      },
      {
        name: 'Sample Name Three',
        title: 'Co-counsellor',
        text: 'Spends the day with the residents, and keeps in touch after they go home.',
        image: pictures.team[2],
        alt: 'Drawn sample portrait of a co-counsellor',
      },
    ],
  },
  facts: {
    title: 'Who runs the centre',
    lead: 'You may ask us for any of this in writing. You should know who you are trusting.',
    run: 'Run by',
    runText: '{centre} is a unit of {trust}.',
    registration: 'Registration',
    address: 'Where we are',
    hours: 'Hours',
    grievance: 'Complaints',
    papers: 'Papers',
    papersLink: 'Registrations, licences and accounts',
    papersAsk:
      'Our registrations, licences and accounts are not published here yet. Ask us and we will show you what we have:',
  },
  action: {
    title: 'Come and see the centre',
    lead: 'Call before you decide anything. Ask whatever you like; nobody will put pressure on you.',
    contact: 'Write to us',
  },
} as const;

export type AboutCopy = Wide<typeof about>;
