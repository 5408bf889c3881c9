import { dayOfChange } from '../dates';
import { group, icon, label, list, listOfUpTo, text, title, was } from '../fields';
import { ownPicture, type PictureSchema } from '../picture';
import { paragraphs } from '../prose';

/** What every page has: the words for the browser's tab and for search engines, and its last change. */
export const head = {
  title: title.describe('what browser tabs and search results call the page'),
  description: text.describe('what search results say below the title'),
  updated: dayOfChange.optional(),
};

/** The words that every page but home opens with. */
export const openingWords = {
  heading: title.describe('the large heading of the page'),
  lead: text.describe('the sentence below it'),
};

/** What every page but home has: its head, what it opens with, and the names it had before. */
export const page = (picture: PictureSchema) => ({
  ...head,
  ...openingWords,
  picture: openingPicture(picture),
  was,
});

/** What a page opens with in place of its drawn hills. */
export const openingPicture = (picture: PictureSchema) =>
  ownPicture(picture).optional().describe('a picture in place of the drawn hills');

/** Numbers that stand beside each other, each with what it counts. */
export const figures = listOfUpTo(
  12,
  group({
    figure: text.describe('the number'),
    label: text.describe('what it counts'),
  }),
  'number',
);

/** A closing call with a button to give and a button to take part. */
export const call = group({
  heading: title.describe('the heading of the call'),
  text: text.describe('what is said below it'),
  donate: label.describe('the button to give'),
  involve: label.describe('the button to take part'),
}).describe('the call at the end');

/** A heading of a section. */
export const heading = title.describe('the heading of the section');
/** What is said below it. */
export const below = text.describe('what is said below the heading');

/** A card with an icon. */
export const iconCard = group({
  icon,
  title: title.describe('the heading of the card'),
  text: text.describe('what the card says'),
});

/** Questions that people ask, with their answers. */
export const questions = list(
  group({
    question: text.describe('the question'),
    answer: paragraphs.describe('the answer, in paragraphs'),
  }),
  'question',
);
