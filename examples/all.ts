import type { ReactElement } from 'react';
import { team } from './about/team';
import { findUs } from './contact/find-us';
import { questions } from './contact/questions';
import { giftList } from './donation/gift-list';
import { givingOptions } from './donation/giving-options';
import { calendarLeaf } from './events/calendar-leaf';
import { eventFacts } from './events/event-facts';
import { eventList } from './events/event-list';
import { featuredEvent } from './events/featured-event';
import { pageLinks } from './events/page-links';
import { freeSections } from './free/free-sections';
import { eventTeasers } from './home/event-teasers';
import { programList } from './programs/program-list';
import { addressLines } from './ui/address-lines';
import { buttonLink } from './ui/button-link';
import { callToAction } from './ui/call-to-action';
import { descriptionList } from './ui/description-list';
import { detailPicture } from './ui/detail-picture';
import { errorSummary } from './ui/error-summary';
import { field } from './ui/field';
import { fieldError } from './ui/field-error';
import { fieldGroup } from './ui/field-group';
import { figures } from './ui/figures';
import { filled } from './ui/filled';
import { formBox } from './ui/form-box';
import { giveAndJoin } from './ui/give-and-join';
import { icon } from './ui/icon';
import { invitation } from './ui/invitation';
import { loneMessage } from './ui/lone-message';
import { motif } from './ui/motif';
import { opening } from './ui/opening';
import { pageHero } from './ui/page-hero';
import { picture } from './ui/picture';
import { portrait } from './ui/portrait';
import { prose } from './ui/prose';
import { registration } from './ui/registration';
import { remotePicture } from './ui/remote-picture';
import { scene } from './ui/scene';
import { sceneOrPicture } from './ui/scene-or-picture';
import { section } from './ui/section';
import { sectionIntro } from './ui/section-intro';
import { share } from './ui/share';

/** The examples of each component, by its file in `components/`. */
export const all: Record<string, Record<string, ReactElement>> = {
  'about/team': team,
  'contact/find-us': findUs,
  'contact/questions': questions,
  'donation/gift-list': giftList,
  'donation/giving-options': givingOptions,
  'events/calendar-leaf': calendarLeaf,
  'events/event-facts': eventFacts,
  'events/event-list': eventList,
  'events/featured-event': featuredEvent,
  'events/page-links': pageLinks,
  'free/free-sections': freeSections,
  'home/event-teasers': eventTeasers,
  'programs/program-list': programList,
  'ui/address-lines': addressLines,
  'ui/button-link': buttonLink,
  'ui/call-to-action': callToAction,
  'ui/description-list': descriptionList,
  'ui/detail-picture': detailPicture,
  'ui/error-summary': errorSummary,
  'ui/field': field,
  'ui/field-error': fieldError,
  'ui/field-group': fieldGroup,
  'ui/figures': figures,
  'ui/filled': filled,
  'ui/form-box': formBox,
  'ui/give-and-join': giveAndJoin,
  'ui/icon': icon,
  'ui/invitation': invitation,
  'ui/lone-message': loneMessage,
  'ui/motif': motif,
  'ui/opening': opening,
  'ui/page-hero': pageHero,
  'ui/picture': picture,
  'ui/portrait': portrait,
  'ui/prose': prose,
  'ui/registration': registration,
  'ui/remote-picture': remotePicture,
  'ui/scene': scene,
  'ui/scene-or-picture': sceneOrPicture,
  'ui/section': section,
  'ui/section-intro': sectionIntro,
  'ui/share': share,
};
