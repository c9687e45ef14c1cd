import { routes } from '@/lib/config/routes';
import type { Wide } from '@/lib/i18n/language';

/** Words of the page for companies (spec §2, Corporates): sections, cards and steps in the document's order. */
export const corporates = {
  metaTitle: 'Corporates and CSR',
  description:
    'For employers: what substance use costs a workplace, a fair code of conduct, support for employees, and partnerships for social responsibility.',
  hero: {
    eyebrow: 'For employers and CSR partners',
    title: 'CORPORATES',
    lead: 'When an employee is struggling with alcohol or drugs, most workplaces notice late and act alone. We help you act early, fairly and in confidence.',
    pictureAlt:
      'Two people talk over tea at a small table by a wide window, with the city and the bridge beyond',
    action: 'Talk to us about your workplace',
  },
  efficiency: {
    title: 'Corporate Efficiency',
    lead: 'A team works well when the people in it are well.',
    text: [
      'Substance use is seldom visible on a dashboard. It shows up as absences, near misses, one colleague covering for another, a good manager who leaves. Treating it as a health matter keeps skill in the company and a family on its feet.',
      'We work with employers who want a plain policy, managers who know what to say, and a confidential way to treatment for the person concerned.',
    ],
  },
  challenges: {
    title: 'Unaddressed Challenges',
    lead: 'What silence costs when nobody is sure whose job it is to speak up.',
    items: [
      {
        icon: 'trend',
        title: 'Decreased Productivity',
        text: 'Tiredness, absence and mistakes build up slowly, and colleagues carry the rest of the load.',
      },
      {
        icon: 'exit',
        title: 'Increased Attrition',
        text: 'People who might have recovered in their jobs resign or are let go, and experience leaves with them.',
      },
      {
        icon: 'alert',
        title: 'Damaged Reputation',
        text: 'One incident at a site or an event can undo the trust of clients and of the public.',
      },
      {
        icon: 'document',
        title: 'Legal and Financial Risks',
        text: 'Accidents, claims and harassment complaints bring duties of their own, POSH compliance among them.',
      },
    ],
  },
  conduct: {
    title: 'Code of Conduct',
    lead: 'A rule that people understand protects everyone, including the person concerned.',
    text: 'We help you write a code of conduct on alcohol and drugs that says what is expected at work, what happens after an incident, and how someone can ask for help without losing their job for asking. It works alongside your existing policies and does not replace legal advice.',
  },
  protection: {
    title: 'Protection and Empowerment',
    items: [
      {
        icon: 'shield',
        title: 'Protection',
        text: 'What an employee tells us stays with us, within the limits of the law and of safety. The company learns only what the person has agreed to share.',
      },
      {
        icon: 'people',
        title: 'Trust',
        text: 'Managers learn to start a conversation about health early, without blame and without guessing.',
      },
      {
        icon: 'steps',
        title: 'Framework',
        text: 'A written path from the first concern through treatment to a planned return to work.',
      },
    ],
  },
  timeline: {
    title: 'Enhancing Efficiency',
    lead: 'Three steps, taken one after another and then kept up.',
    items: [
      {
        title: 'Mental Health Awareness',
        text: 'Sessions for all staff on stress, alcohol and drugs: what dependence is, how to notice it, where to turn.',
      },
      {
        title: 'Work-Life Balance',
        text: 'Together with your HR team we look at shifts, travel and the habit of drinking after work, and at what could ease the pressure.',
      },
      {
        title: 'Employee Engagement',
        text: 'Colleagues trained as first contacts, families invited, and a review with you of what has changed.',
      },
    ],
  },
  partnership: {
    title: 'Corporate Social Responsibility and Support',
    lead: 'Two ways to work with us. Each opens a WhatsApp conversation with a first line already written.',
    learnMore: 'Learn More',
    learnMoreAbout: 'about {topic}: opens WhatsApp',
    items: [
      {
        title: 'CSR Programs',
        text: 'Fund treatment for people who could not otherwise afford to stay, or an awareness camp in a neighbourhood or college. We agree beforehand how we will report to you on the use of the money.',
        topic: 'your CSR Programs',
      },
      {
        title: 'Support Initiatives',
        text: 'Awareness sessions, a confidential contact for your employees, and help with going back to work after treatment.',
        topic: 'your Support Initiatives',
      },
    ],
    note: 'Rather not use WhatsApp?',
    contact: { label: 'Write to us here', href: routes.contact },
  },
  enquiry: 'Hello, I am writing on behalf of a company and would like to know more about {topic}.',
} as const;

export type CorporatesCopy = Wide<typeof corporates>;
