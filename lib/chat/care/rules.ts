import type { CareCategory } from './assessment';

/**
 * What calms a rule: `all` downgraders; `said`, as its words carry a no of their own, all but a denial; `hardly` a story
 * or a question that is about nobody; `dose` that or a daily dose.
 */
type Calm = 'all' | 'said' | 'hardly' | 'dose' | 'home';

/** One conjunction of cues (access-and-care §2.5): a hit of the first class and near it one of each further, where `pill drug` means either. */
export type Rule = {
  name: string;
  category: CareCategory;
  calm: Calm;
  /** How many words apart at most. */
  within: number;
  all: readonly string[];
};

const WHO = 'first kin third';
const DRUGS = 'alcohol drug pill';
const DESPAIR = 'noHope notLive weary dieWish farewell suicide';

const group = (category: CareCategory, table: readonly (readonly [string, Calm, number, string])[]): Rule[] =>
  table.map(([name, calm, within, all]) => ({ name, category, calm, within, all: all.split(', ') }));

/** Danger, in this order: the first rule that holds decides. */
export const rules: readonly Rule[] = [
  ...group('child', [
    ['child-abuse', 'hardly', 14, 'abuse, young minor'],
    ['child-danger', 'hardly', 0, 'childDanger'],
    ['child-left', 'hardly', 8, 'childLeft, alcohol drug'],
  ]),
  ...group('domestic_violence', [['child-beaten', 'home', 14, 'beats, minor']]),
  ...group('child', [['child-hurt', 'hardly', 14, 'minor, attack attacked armed homeViolence']]),
  ...group('withdrawal', [
    ['withdrawal-fit', 'hardly', 16, `stopped, ${DRUGS}, fit`],
    ['withdrawal-delirium', 'hardly', 16, `stopped, ${DRUGS}, delirium deluded`],
    ['withdrawal-word-fit', 'hardly', 14, `withdrawal, fit, ${WHO} duration`],
    ['withdrawal-word-delirium', 'hardly', 14, `withdrawal, delirium, ${WHO} duration`],
    ['withdrawal-word', 'hardly', 14, `withdrawal, shaking sick, ${WHO} duration`],
    ['withdrawal-shaking', 'all', 14, `stopped, ${DRUGS}, shaking, ${WHO} duration sick`],
    ['withdrawal-sick', 'all', 14, 'stopped, alcohol drug, sick, sick'],
    ['withdrawal-signs', 'all', 12, 'shaking, abstained'],
    ['withdrawal-seeing', 'all', 10, 'shaking, delirium'],
    ['deluded-seeing', 'all', 10, 'sick sober, deluded'],
    ['withdrawal-tablets', 'all', 12, 'benzo, ranOut, woozy shaking sick'],
    ['drug-delirium', 'all', 7, 'drug, voices'],
  ]),
  ...group('suicide', [
    ['poison-plan', 'all', 6, 'willIngest, poison'],
    ['pills-plan', 'all', 8, 'willIngest, pill, excess'],
    ['overdose-plan', 'hardly', 0, 'overdosePlan'],
  ]),
  ...group('overdose', [
    ['poison-taken', 'hardly', 6, 'poison, ingested'],
    // Before what was told of the same tablets: more of them is a new danger.
    ['pills-more', 'dose', 8, 'tookMore, pill'],
    ['pills-taken', 'dose', 7, 'ingested, pill, excess'],
    ['pills-gone', 'dose', 0, 'pillsGone'],
    ['pills-swallowed', 'dose', 8, 'swallowed, pill drug, many excess young'],
    ['pills-dizzy', 'dose', 10, 'pill, alcohol excess many, woozy racing'],
    ['pills-drowsy', 'dose', 10, 'ingested, pill, woozy, kin third'],
    ['drug-drowsy', 'dose', 10, 'ingested took, drug, woozy fell'],
    ['drug-taken', 'all', 10, 'ingested, drug, excess many, unresponsive limp sick'],
    ['child-drank', 'all', 8, 'young, ingested, mistake'],
    ['child-alcohol', 'hardly', 0, 'childDrank'],
    ['fell-drowsy', 'all', 8, 'fell, woozy'],
    ['overdose', 'all', 8, `overdose, ${WHO} now help`],
  ]),
  // A body that does not wake or breathe comes before who struck it.
  ...group('overdose', [
    ['not-breathing', 'hardly', 0, 'breathless'],
    ['unresponsive', 'hardly', 0, 'unresponsive'],
    ['no-ambulance', 'hardly', 0, 'noAmbulance'],
  ]),
  ...group('domestic_violence', [['killed-at-home', 'home', 0, 'homeKil']]),
  ...group('violence', [
    ['armed', 'all', 10, 'armed, third kin'],
    ['hidden', 'home', 10, 'hiding, beats attack attacked threat'],
    ['threat', 'hardly', 8, 'threat, attacked mightKil'],
    ['beaten-armed', 'home', 5, 'beats, lethal'],
  ]),
  ...group('domestic_violence', [
    ['beaten-at-home', 'home', 0, 'beats'],
    ['violence-at-home', 'home', 10, `homeViolence, ${WHO} mine`],
  ]),
  ...group('violence', [
    ['attack', 'hardly', 8, 'attack'],
    ['kill', 'all', 0, 'wilKil'],
    ['attack-now', 'home', 9, 'attacked threat mightKil, weapon help now'],
  ]),
  ...group('overdose', [
    ['limp', 'hardly', 10, `limp, kin third ${DRUGS}`],
    ['chest', 'all', 0, 'chest'],
  ]),
  ...group('withdrawal', [
    ['fit-now', 'hardly', 0, 'fitNow'],
    ['fit', 'hardly', 10, 'fit, kin third, alcohol drug help now'],
  ]),
  ...group('suicide', [
    ['at-hand', 'all', 0, 'atHand'],
    ['gone', 'all', 0, 'gone'],
    ['edge', 'all', 0, 'edge'],
    ['roof', 'all', 12, `roof edge, ${DESPAIR}`],
    ['hang', 'all', 5, 'rope, neck'],
    ['jump', 'all', 6, 'jump, high'],
    ['die-now', 'all', 6, 'dieWish, now'],
    ['die-wish', 'all', 0, 'dieWish'],
    ['not-live', 'said', 0, 'notLive'],
    ['high', 'all', 10, 'high, parting weary farewell'],
    ['life-last', 'all', 7, 'life, no, last no'],
    ['life-weary', 'all', 6, 'life, weary death'],
    ['no-hope', 'said', 0, 'noHope'],
    ['suicide', 'all', 8, `suicide, ${WHO} now help`],
    ['means', 'all', 12, `means, ${DESPAIR} parting willIngest`],
    ['farewell', 'said', 10, `farewell, ${WHO} weary parting`],
    ['parting', 'said', 12, `parting, ${DESPAIR} means edge parting`],
  ]),
  ...group('self_harm', [
    ['self-harm', 'all', 0, 'selfHarm'],
    ['self-blade', 'all', 5, 'blade, body'],
  ]),
  // Who asks how much one dies of is in danger; a question of safety gets the quiet line, and the script answers.
  ...group('suicide', [['dose-deadly', 'hardly', 7, 'howMuch, pill drug alcohol poison, deadly']]),
  ...group('overdose', [['dose-asked', 'dose', 6, 'howMuch, pill drug, risk']]),
];

/** Further, where a name or another detail was asked: a few words there say what a message would say in full. */
export const detailRules: readonly Rule[] = [
  ...group('suicide', [['short-wish', 'all', 0, 'shortWish']]),
  ...group('overdose', [['pills-told', 'dose', 4, 'ingested willIngest swallowed, pill']]),
];

/** Alone these are no danger but a reason for the quiet line (tier 1). */
export const quiet =
  'dieWish notLive noHope weary suicide farewell overdose unresponsive fit attack attacked threat selfHarm abuse distress bereaved roof';

/** Beside which a wish to die is heard; a threat to kill the writer is none of theirs. */
export const isViolence = ({ category, name }: Rule): boolean =>
  (category === 'domestic_violence' && name !== 'killed-at-home') || category === 'child';
export const isDespair = ({ category }: Rule): boolean => category === 'suicide' || category === 'self_harm';
