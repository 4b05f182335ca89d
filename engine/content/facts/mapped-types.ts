// The types of https://schema.org that a kind of a site's own may have → what search engines ask of them.

/** Every kind of event has a name that ends so: MusicEvent, EducationEvent. */
const toFamily = (type: string): string => (type.endsWith('Event') ? 'Event' : type);

/** The property that is the company of the site where no member says another. */
const companies: Readonly<Record<string, string>> = {
  Course: 'provider',
  Event: 'organizer',
  JobPosting: 'hiringOrganization',
};

/**
 * Without these Google shows nothing, beyond what the engine says of every item: name, description, address, picture where there is one, company.
 * https://developers.google.com/search/docs/appearance/structured-data/search-gallery
 */
const needs: Readonly<Record<string, readonly string[]>> = {
  Event: ['startDate', 'location'],
  JobPosting: ['title', 'datePosted', 'jobLocation'],
  LocalBusiness: ['address'],
  Movie: ['image'],
  Product: ['offers'],
  Recipe: ['image'],
  Review: ['author', 'itemReviewed', 'reviewRating'],
  VideoObject: ['thumbnailUrl', 'uploadDate'],
};

export const findCompanyProperty = (type: string): string | undefined => companies[toFamily(type)];

export const listNeeds = (type: string): readonly string[] => needs[toFamily(type)] ?? [];
